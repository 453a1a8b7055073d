//! One rule for e-mail addresses. `@jetway/kit-domain` has the same.

/// Longest address in bytes. Source: RFC 5321.
pub const LONGEST_MAIL: usize = 254;
const LONGEST_MAILBOX: usize = 64;
const LONGEST_LABEL: usize = 63;

/// Whether a text is an e-mail address that our mail server can send to: ASCII letters, digits and the signs of RFC 5322
/// with single dots between them, `@`, and a host of at least two labels whose last has at least two letters.
#[must_use]
pub fn is_mail_address(text: &str) -> bool {
    let Some((mailbox, host)) = text.split_once('@') else {
        return false;
    };
    let sign = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+/=?^_`{|}~-".contains(&byte);
    let is_mailbox = mailbox.len() <= LONGEST_MAILBOX
        && mailbox
            .split('.')
            .all(|part| !part.is_empty() && part.bytes().all(sign));
    let mut labels = host.rsplit('.');
    let is_top = labels
        .next()
        .is_some_and(|top| top.len() >= 2 && is_label(top) && top.bytes().any(|byte| byte.is_ascii_alphabetic()));
    let others: Vec<&str> = labels.collect();
    text.len() <= LONGEST_MAIL && is_mailbox && is_top && !others.is_empty() && others.into_iter().all(is_label)
}

fn is_label(label: &str) -> bool {
    (1..=LONGEST_LABEL).contains(&label.len())
        && !label.starts_with('-')
        && !label.ends_with('-')
        && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::is_mail_address;

    #[test]
    fn one_rule_decides_what_an_address_is() {
        for good in [
            "rina@rose.test",
            "o'neil+fly.1@mail.rose-wings.co",
            "a@b.io",
            "agent_7@falcon.travel",
            "a@xn--mgbaal8b0b9b2b.xn--wgbl6a",
        ] {
            assert!(is_mail_address(good), "{good}");
        }
        let long = format!("{}@rose.test", "a".repeat(65));
        for bad in [
            "",
            "rina",
            "rina@rose",
            "@rose.test",
            "rina@",
            "a b@rose.test",
            "a@b@rose.test",
            "a@rose..test",
            "a@.rose.test",
            ".a@rose.test",
            "a..b@rose.test",
            "a@-rose.test",
            "a@rose.t",
            "a@10.0.0.12",
            "<a@rose.test>",
            "a@rose.test,b@rose.test",
            "a\u{200b}@rose.test",
            "a@rose\u{202e}.test",
            "rina@গোলাপ.test",
            long.as_str(),
        ] {
            assert!(!is_mail_address(bad), "{bad}");
        }
    }
}
