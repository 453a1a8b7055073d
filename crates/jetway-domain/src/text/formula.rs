//! Text for files opened in spreadsheets.

use std::borrow::Cow;

/// A text starting with one of these is executed as a formula. Source: OWASP, "CSV Injection"; the full-width forms are what Excel also
/// accepts.
const FORMULA_SIGNS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// The text for a CSV cell: what would be executed as a formula is prefixed with an apostrophe.
#[must_use]
pub fn without_formula(text: &str) -> Cow<'_, str> {
    let begins_blank = text.starts_with(['\t', '\r', '\n']);
    if begins_blank || text.trim_start().starts_with(FORMULA_SIGNS) {
        return Cow::Owned(format!("'{text}"));
    }
    Cow::Borrowed(text)
}

#[cfg(test)]
mod tests {
    use super::without_formula;

    #[test]
    fn what_a_spreadsheet_would_run_is_text() {
        for formula in [
            "=cmd|' /C calc'!A0",
            "+971501234567",
            "-2+3",
            "@SUM(A1)",
            "  =1+1",
            "\t=1+1",
            "\r=1+1",
            "＝1+1",
            "\nplain",
        ] {
            assert_eq!(without_formula(formula), format!("'{formula}"), "{formula:?}");
        }
        for text in ["", "RAHMAN/KARIM MR", "DXB-DAC", "176 1234567890", "a=b", "'quoted'"] {
            assert_eq!(without_formula(text), text);
        }
    }
}
