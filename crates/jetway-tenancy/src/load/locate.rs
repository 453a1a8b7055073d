//! Locates keys in a document.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::manifest::values::HostName;

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

/// Byte range of a host in `hosts` or `aliases`, in any spelling, else of the list.
pub fn host(text: &str, pattern: &str) -> Option<Range<usize>> {
    let document = DeTable::parse(text).ok()?;
    let lists = ["hosts", "aliases"].map(|name| document.get_ref().get(name));
    let items = lists
        .iter()
        .flatten()
        .filter_map(|list| list.get_ref().as_array())
        .flatten();
    let is_it = |written: &str| HostName::try_from(written.to_owned()).is_ok_and(|host| host.as_str() == pattern);
    let mut found = items.filter(|item| item.get_ref().as_str().is_some_and(is_it));
    found.next().map(toml::Spanned::span).or_else(|| span(text, &["hosts"]))
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

    #[test]
    fn finds_a_host_in_any_spelling() {
        let text = "hosts = [\n  \"a.test\",\n  \"B.test.\",\n]\naliases = [\"*.C.test\"]\n";
        let line = |pattern| host(text, pattern).map(|span| &text[span]);
        assert_eq!(
            (line("b.test"), line("*.c.test"), line("d.test")),
            (Some("\"B.test.\""), Some("\"*.C.test\""), Some("hosts"))
        );
    }
}
