//! Deterministic randomness: every roll is a keyed hash, so the same key always gives the same result.

use std::fmt;

use sha2::{Digest, Sha256};

/// Source of all randomness of a world.
#[derive(Debug, Clone, Copy)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The roll for a key, such as `load|EK582|739000`.
    pub(super) fn roll(&self, question: fmt::Arguments<'_>) -> u64 {
        struct Feed(Sha256);
        impl fmt::Write for Feed {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0.update(text.as_bytes());
                Ok(())
            }
        }
        let mut feed = Feed(Sha256::new_with_prefix(self.0.to_le_bytes()));
        // Writing into a hash cannot fail.
        let _ = fmt::Write::write_fmt(&mut feed, question);
        let digest = feed.0.finalize();
        digest
            .iter()
            .take(8)
            .fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// A number in `0..limit`.
    pub(super) fn below(&self, limit: u64, question: fmt::Arguments<'_>) -> u64 {
        self.roll(question) % limit.max(1)
    }

    /// Whether an event with this probability in basis points occurs.
    pub(super) fn happens(&self, basis_points: u32, question: fmt::Arguments<'_>) -> bool {
        self.below(10_000, question) < u64::from(basis_points)
    }
}

#[cfg(test)]
mod tests {
    use super::Dice;

    #[test]
    fn the_same_question_has_the_same_answer_and_seeds_differ() {
        let (one, two) = (Dice::new(1), Dice::new(2));
        assert_eq!(one.roll(format_args!("a|{}", 7)), one.roll(format_args!("a|7")));
        assert_ne!(one.roll(format_args!("a|7")), two.roll(format_args!("a|7")));
        assert_ne!(one.roll(format_args!("a|7")), one.roll(format_args!("a|8")));
    }

    #[test]
    fn chances_come_out_about_right() {
        let dice = Dice::new(9);
        let hits = (0..10_000)
            .filter(|number| dice.happens(600, format_args!("{number}")))
            .count();
        assert!((500..700).contains(&hits), "{hits}");
        assert!(!dice.happens(0, format_args!("never")));
    }
}
