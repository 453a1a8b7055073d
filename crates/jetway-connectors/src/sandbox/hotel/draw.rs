//! A stream of numbers from one roll of the dice: a house needs some forty, and a keyed hash for each would be slow.

/// A stream of numbers; the same seed always gives the same stream (SplitMix64).
#[derive(Debug, Clone)]
pub(super) struct Draw(u64);

impl Draw {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number in `0..limit`; 0 for a limit of 0.
    pub(super) const fn below(&mut self, limit: u32) -> u32 {
        if limit == 0 {
            return 0;
        }
        // Below 2^32, because the remainder of a division by a 32-bit number is.
        (self.next() % limit as u64) as u32
    }

    /// Whether an event of this probability in basis points occurs.
    pub(super) const fn happens(&mut self, basis_points: u32) -> bool {
        self.below(10_000) < basis_points
    }

    /// A fraction in `0..1`.
    pub(super) fn fraction(&mut self) -> f64 {
        f64::from(self.below(1_000_000)) / 1_000_000.0
    }

    /// One of the list. The list must have entries.
    pub(super) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        let at = self.below(u32::try_from(list.len()).unwrap_or(1));
        list[usize::try_from(at).unwrap_or(0)]
    }
}

#[cfg(test)]
mod tests {
    use super::Draw;

    #[test]
    fn a_stream_repeats_and_keeps_its_chances() {
        let (mut one, mut two) = (Draw::new(5), Draw::new(5));
        assert_eq!((one.next(), one.next()), (two.next(), two.next()));
        let hits = (0..10_000).filter(|_| one.happens(350)).count();
        assert!((280..420).contains(&hits), "{hits}");
        assert!((0..1000).all(|_| (0.0..1.0).contains(&one.fraction())));
        assert_eq!(one.below(0), 0);
    }
}
