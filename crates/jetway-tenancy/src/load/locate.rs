//! Where in a document a key stands.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

/// Byte range of the value at `path`, or of the deepest part of the path that exists.
pub fn span(text: &str, path: &[&str]) -> Option<Range<usize>> {
    let document = DeTable::parse(text).ok()?;
    let mut table = document.get_ref();
    let mut found = None;
    for key in path {
        let Some((name, value)) = table.iter().find(|(name, _)| name.get_ref() == key) else {
            break;
        };
        found = Some(name.span());
        match value.get_ref() {
            DeValue::Table(inner) => table = inner,
            _ => break,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_key_in_a_table() {
        let text = "title = \"x\"\n\n[logo]\nlight = \"a.svg\"\n";
        let found = span(text, &["logo", "light"]).expect("there");
        assert_eq!(&text[found], "light");
        assert_eq!(span(text, &["absent"]), None);
    }
}
