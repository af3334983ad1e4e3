//! Putting a list in order. The lists here are rows of animals and bands of a board; the standard library's sorts are made
//! for long ones, and three of them weighed twelve kilobytes of the page's module.

/// Puts a list in order, smallest first, by Shell's method. What is neither before nor after the other stays in no
/// particular order: the callers' orders are whole.
pub fn order<T>(list: &mut [T], before: impl Fn(&T, &T) -> bool) {
    let mut gap = list.len();
    while gap > 1 {
        gap = gap.div_euclid(2);
        for end in gap..list.len() {
            let mut at = end;
            while let Some(left) = at.checked_sub(gap)
                && matches!((list.get(at), list.get(left)), (Some(one), Some(other)) if before(one, other))
            {
                list.swap(left, at);
                at = left;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_of_up_to_seven_comes_out_in_order() {
        // All lists of a length over as many letters: with equals, in order, in the opposite order.
        for length in 0..7_u32 {
            for mut code in 0..length.pow(length) {
                let mut list = Vec::new();
                for _ in 0..length {
                    list.push(code % length);
                    code /= length;
                }
                let mut sorted = list.clone();
                sorted.sort_unstable();
                order(&mut list, |a, b| a < b);
                assert_eq!(list, sorted);
            }
        }
    }

    #[test]
    fn a_long_list_too() {
        let mut list: Vec<u64> = (0..5_000_u64).map(|n| n * 7_919 % 5_003).collect();
        let mut sorted = list.clone();
        sorted.sort_unstable();
        order(&mut list, |a, b| a < b);
        assert_eq!(list, sorted);
    }
}
