//! The operator of an action in the back office.

use crate::text::Line;

/// Longest name of an operator, in characters.
const LONGEST: usize = 100;

/// Who does something in the back office: one line of 1 to 100 characters, as the caller gives it. The admin listener, which only
/// operators reach, does not authenticate the name. The audit trail requires one for each of their actions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operator(String);

/// A text that is not an operator's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an operator's name has 1 to {LONGEST} characters in one line")]
pub struct NoOperator;

impl Operator {
    /// Reads a name, trimmed.
    ///
    /// # Errors
    /// The text is empty, longer than 100 characters, or has a line break or control character.
    pub fn named(name: &str) -> Result<Self, NoOperator> {
        let name = Line::parse(name).map_err(|_| NoOperator)?;
        if (1..=LONGEST).contains(&name.as_str().chars().count()) {
            Ok(Self(name.as_str().to_owned()))
        } else {
            Err(NoOperator)
        }
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{NoOperator, Operator};

    #[test]
    fn an_operator_has_a_name_in_one_line() {
        assert_eq!(
            Operator::named(" Nadia ").map(|operator| operator.0),
            Ok("Nadia".to_owned())
        );
        for name in ["", "  ", "Na\ndia", &"n".repeat(101)] {
            assert_eq!(Operator::named(name), Err(NoOperator), "{name:?}");
        }
    }
}
