// Machines are noisy, so nothing is timed once: all sides of a bench take turns, round after round, and what is
// reported are medians, each with its own spread, and the least of each side, which other programs lengthen least.

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
};
export const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Half of the rounds lie within this part of the median. */
export const noise = (values) => (percentile(values, 0.75) - percentile(values, 0.25)) / median(values);

/** A side that loops in Node: `work(times)` does it so many times. Gives nanoseconds of one, for about `milliseconds`. */
export function looped(work, milliseconds = 60) {
  let times = 1;
  return () => {
    for (;;) {
      const start = performance.now();
      work(times);
      const took = performance.now() - start;
      if (took >= milliseconds / 2) return (took * 1e6) / times;
      times *= 2;
    }
  };
}

/** Runs all sides in turn; `sides` is { name: () => nanoseconds, or a promise of them }. Gives { name: [nanoseconds, ...] }. */
export async function in_turn(sides, rounds = 15) {
  const found = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, side] of Object.entries(sides)) {
      const took = await side();
      if (round > 0) found[name].push(took);
    }
  }
  return found;
}

const time = (nanoseconds) => (nanoseconds >= 1e6 ? `${(nanoseconds / 1e6).toFixed(2)} ms` : `${(nanoseconds / 1e3).toFixed(2)} µs`);
export const met = (fine) => (fine ? 'met' : 'MISSED');

/** Prints every side as a multiple of the first: the median of the rounds' own ratios, and least to least. Gives the latter. */
export function table(title, found) {
  const [[first, base]] = Object.entries(found);
  console.log(`\n${title.padEnd(58)}${'one takes'.padStart(12)}${'ratio'.padStart(9)}${'least'.padStart(9)}${'noise'.padStart(8)}`);
  const ratios = {};
  for (const [name, values] of Object.entries(found)) {
    const middle = median(values.map((value, round) => value / base[round]));
    ratios[name] = Math.min(...values) / Math.min(...base);
    console.log(`${name.padEnd(58)}${time(median(values)).padStart(12)}${middle.toFixed(2).padStart(9)}${ratios[name].toFixed(2).padStart(9)}${`±${Math.round(noise(values) * 50)} %`.padStart(8)}`);
  }
  console.log(`(ratios to: ${first})`);
  return ratios;
}
