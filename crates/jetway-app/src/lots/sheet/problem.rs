//! What is wrong with a file, and the columns it need not have.

/// Columns with a value for lines that leave them empty, and for files without them.
pub(super) const OPTIONAL: [(&str, &str); 11] = [
    ("state", "draft"),
    ("inbound", ""),
    ("depositHours", "2"),
    ("minPassengers", "1"),
    ("maxPassengers", "500"),
    ("dropPenalty", "0"),
    ("cancelPenaltyPercent", "100"),
    ("nameChangeFee", "0"),
    ("keepDepositPercent", "100"),
    ("features", ""),
    ("notes", ""),
];

/// A line or a field that cannot be imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetProblem {
    /// Line of the file, from 1.
    pub line: u64,
    /// Name of the column; empty for the whole line.
    pub field: String,
    /// What is wrong, for operators.
    pub text: String,
}

pub(super) fn problem(line: u64, field: &str, text: &str) -> SheetProblem {
    SheetProblem {
        line,
        field: field.to_owned(),
        text: text.to_owned(),
    }
}
