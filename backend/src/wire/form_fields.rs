//! Validation of fields that several forms have.

use jetway_app::company::branches::Standing;
use jetway_app::flight::names::Countries;
use jetway_domain::codes::CountryCode;

use super::field_error::BadField;

/// A single line of text, trimmed, with a length between `least` and `most` characters.
pub(crate) fn line(pointer: &str, text: &str, (least, most): (usize, usize)) -> Result<String, BadField> {
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 && least > 0 {
        return Err(BadField::new(pointer, "field.required", "Fill this in."));
    }
    if length < least {
        return Err(BadField::new(
            pointer,
            "field.tooShort",
            format!("At least {least} characters."),
        ));
    }
    if length > most {
        return Err(BadField::new(
            pointer,
            "field.tooLong",
            format!("At most {most} characters."),
        ));
    }
    if text.chars().any(char::is_control) {
        return Err(BadField::new(pointer, "field.characters", "One line of plain text."));
    }
    Ok(text.to_owned())
}

/// Text of several lines, trimmed.
pub(crate) fn lines(pointer: &str, text: &str, most: usize) -> Result<String, BadField> {
    let plain = text.replace(['\r', '\n', '\t'], " ");
    line(pointer, &plain, (1, most))?;
    Ok(text.trim().to_owned())
}

/// An e-mail address, in lower case.
pub(crate) fn mail(pointer: &str, text: &str) -> Result<String, BadField> {
    let text = line(pointer, text, (1, 200))?.to_lowercase();
    let shaped = text.split_once('@').is_some_and(|(mailbox, host)| {
        !mailbox.is_empty()
            && host.split('.').count() > 1
            && host.split('.').all(|part| !part.is_empty())
            && !text
                .chars()
                .any(|letter| letter.is_whitespace() || "<>(),;:\"[]\\".contains(letter))
            && !host.contains('@')
    });
    if shaped {
        Ok(text)
    } else {
        Err(BadField::new(pointer, "mail.shape", "Please enter valid email id"))
    }
}

/// An e-mail address, or empty.
pub(crate) fn mail_if_any(pointer: &str, text: &str) -> Result<String, BadField> {
    if text.trim().is_empty() {
        Ok(String::new())
    } else {
        mail(pointer, text)
    }
}

/// A phone number with country code, normalised to `+` and digits.
pub(crate) fn phone(pointer: &str, text: &str) -> Result<String, BadField> {
    let text = line(pointer, text, (1, 30))?;
    let plain = text
        .chars()
        .all(|letter| letter.is_ascii_digit() || "+- ()".contains(letter));
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    if plain && text.starts_with('+') && (8..=15).contains(&digits.len()) {
        return Ok(format!("+{digits}"));
    }
    Err(BadField::new(
        pointer,
        "phone.invalid",
        "Please enter valid Phonenumber",
    ))
}

/// A country code, or empty.
pub(crate) fn country_if_any(pointer: &str, text: &str) -> Result<String, BadField> {
    let text = text.trim().to_uppercase();
    let known = CountryCode::parse(&text)
        .is_ok_and(|code| Countries::embedded().all().iter().any(|country| country.code2 == code));
    if text.is_empty() || known {
        return Ok(text);
    }
    Err(BadField::new(pointer, "country.unknown", "Choose a country."))
}

/// `active` or `closed`.
pub(crate) fn standing(pointer: &str, text: &str) -> Result<Standing, BadField> {
    Standing::parse(text).ok_or_else(|| BadField::new(pointer, "standing.unknown", "active or closed."))
}

#[cfg(test)]
mod tests {
    use super::{line, mail, phone};

    #[test]
    fn a_mail_address_and_a_phone_number_have_their_shapes() {
        assert_eq!(mail("/m", " Rina@Rose.Test ").ok().as_deref(), Some("rina@rose.test"));
        for odd in [
            "",
            "rina",
            "rina@rose",
            "@rose.test",
            "a b@rose.test",
            "a@b@rose.test",
            "a@rose..test",
        ] {
            assert!(mail("/m", odd).is_err(), "{odd}");
        }
        assert_eq!(phone("/p", "+971 50-123 4567").ok().as_deref(), Some("+971501234567"));
        for odd in ["", "0501234567", "+1", "+9715012345678901", "+971x501234567"] {
            assert!(phone("/p", odd).is_err(), "{odd}");
        }
    }

    #[test]
    fn a_line_has_no_breaks() {
        assert_eq!(line("/x", " a ", (1, 3)).ok().as_deref(), Some("a"));
        assert_eq!(line("/x", "a\nb", (1, 9)).unwrap_err().code, "field.characters");
        assert_eq!(line("/x", " ", (1, 9)).unwrap_err().code, "field.required");
        assert_eq!(line("/x", "abcd", (1, 3)).unwrap_err().code, "field.tooLong");
    }
}
