//! Escaping for HTML.

/// For element text and quoted attributes.
pub fn escape(text: &str) -> String {
    html_escape::encode_quoted_attribute(text).into_owned()
}

/// JSON inside a script element: cannot end the element or start a comment.
pub fn json(text: &str) -> String {
    text.replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_stays_text() {
        assert_eq!(escape("<a b=\"c\">&'"), "&lt;a b=&quot;c&quot;&gt;&amp;&#x27;");
        assert_eq!(
            json("{\"a\":\"</script><!--\"}"),
            "{\"a\":\"\\u003c/script\\u003e\\u003c!--\"}"
        );
    }
}
