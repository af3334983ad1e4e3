// The cases of `make bench`, and their bare sums: every amount of money that the account of the case gives, worked out
// as anybody would with big.js or decimal.js, the numbers made beforehand, and no day, no reason, no law.

/** A release in Punjab: two cows and a calf, 28 to 30 November 2026. */
export const release = {
  place: 'punjab',
  animals: [{ kind: 'cow', heads: 2 }, { kind: 'calf', heads: 1 }],
  impounded: '2026-11-28T10:30',
  claimed: '2026-11-30',
  rates: { seen: [
    { head: 'fine', kinds: ['cow'], amount: '1500', unit: 'per-head' },
    { head: 'feeding', kinds: ['cow'], amount: '100', unit: 'per-head-per-day' },
    { head: 'fine', kinds: ['calf'], amount: '740', unit: 'per-head' },
    { head: 'feeding', kinds: ['calf'], amount: '40', unit: 'per-head-per-day' },
  ] },
};

/** The same, with what one animal sold would leave, and what waiting for a sale of all would. */
export const release_and_sale = {
  ...release,
  animals: [{ kind: 'cow', heads: 2, price: '18000' }, { kind: 'calf', heads: 1, price: '2500' }],
  expenses: [{ percent: '5' }],
};

/** The release again, a hundred years after they came. */
export const a_century = { ...release, impounded: '1926-11-28T10:30' };
/** The release again, on the day they came. */
export const a_day = { ...release, claimed: '2026-11-28' };

/** big.js and decimal.js name the one rounding differently. */
export const rounding = {
  big: (amount) => amount.round(2, 1),
  decimal: (amount) => amount.toDecimalPlaces(2, 4),
};

/** The bare sums of `release`, or of `release_and_sale`, as a function to loop; it gives the amounts by name. */
export function sums(N, rounded, with_sale) {
  const rows = [
    { heads: 2, fine: new N('1500'), feeding: new N('100'), price: new N('18000') },
    { heads: 1, fine: new N('740'), feeding: new N('40'), price: new N('2500') },
  ];
  const compensation = new N('100');
  const part = new N('0.05');
  const nothing = new N('0');
  const per_head = (of) => rows.map((row) => rounded(row[of].times(row.heads)));
  const per_day = (days) => rows.map((row) => rounded(row.feeding.times(row.heads).times(days)));
  const total = (amounts) => amounts.slice(1).reduce((sum, amount) => sum.plus(amount), amounts[0]);
  const less = (amount, other) => (other.gt(amount) ? nothing : amount.minus(other));
  const to_bring = (days) => total([...per_head('fine'), ...per_day(days)]);

  function bill(days) {
    const fines = total(per_head('fine'));
    const feeding = total(per_day(days));
    return { fines, feeding, due: fines.plus(feeding) };
  }

  function released() {
    const { fines, feeding, due } = bill(3);
    return {
      fines, feeding, due,
      nights: to_bring(2),
      blocks: to_bring(3),
      each_further_day: total(per_day(1)),
      could_come_back: compensation.plus(due),
    };
  }

  function sold(due) {
    const fetched = total([rounded(rows[0].price.times(1))]);
    const deducted = due.plus(total([rounded(fetched.times(part))]));
    const worth = total(per_head('price'));
    const later = bill(10);
    const deducted_later = later.due.plus(total([rounded(worth.times(part))]));
    return {
      deducted,
      balance: less(fetched, deducted),
      not_recovered: less(deducted, fetched),
      left_by_claiming: less(worth, due),
      left_by_waiting: less(worth, deducted_later),
    };
  }

  return with_sale ? () => {
    const release = released();
    return { ...release, ...sold(release.due) };
  } : released;
}

/** Under which figure the account gives each of these amounts: it is checked that both sides reckon the same. */
export const FIGURES = {
  fines: 'fines', feeding: 'feeding', due: 'due', each_further_day: 'each-further-day', nights: 'due-on', blocks: 'due-on',
  could_come_back: 'returned-most', deducted: 'deductions', balance: 'balance', not_recovered: 'not-recovered',
  left_by_claiming: 'left-by-claiming', left_by_waiting: 'left-by-waiting',
};
