//! Validation of fields that several forms have.

use jetway_app::company::branches::Standing;
use jetway_app::flight::names::Countries;
use jetway_domain::codes::CountryCode;
use jetway_domain::text::{LONGEST_MAIL, PhoneNumber, is_company_name, is_mail_address, is_person_name, plain_name};

use super::field_error::BadField;

/// A text that may be left out, trimmed; empty counts as none.
pub(crate) fn given(text: Option<String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

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
    let text = line(pointer, text, (1, LONGEST_MAIL))?.to_lowercase();
    if is_mail_address(&text) {
        Ok(text)
    } else {
        Err(BadField::new(pointer, "mail.shape", "Please enter valid email id"))
    }
}

/// A person's name, with plain apostrophes and hyphens.
pub(crate) fn person_name(pointer: &str, text: &str, length: (usize, usize)) -> Result<String, BadField> {
    let name = line(pointer, &plain_name(text), length)?;
    if is_person_name(&name) {
        Ok(name)
    } else {
        Err(BadField::new(
            pointer,
            "name.characters",
            "A name has no : / \\ < > or @.",
        ))
    }
}

/// The name of a company.
pub(crate) fn company_name(pointer: &str, text: &str, length: (usize, usize)) -> Result<String, BadField> {
    let name = line(pointer, text, length)?;
    if is_company_name(&name) {
        Ok(name)
    } else {
        Err(BadField::new(
            pointer,
            "name.characters",
            "A company's name has no : \\ < > or @.",
        ))
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

/// A phone number with country code, in E.164.
pub(crate) fn phone(pointer: &str, text: &str) -> Result<String, BadField> {
    let text = line(pointer, text, (1, 30))?;
    PhoneNumber::parse(&text)
        .map(PhoneNumber::into_string)
        .ok_or_else(|| BadField::new(pointer, "phone.invalid", "Please enter valid Phonenumber"))
}

/// A phone number of a booking's contact, in E.164. Forms of bookings know its fault by `phone.shape`.
pub(crate) fn contact_phone(pointer: &str, text: &str) -> Result<String, BadField> {
    let text = line(pointer, text, (1, 30))?;
    let detail = "A number with its country code, such as +971501234567.";
    PhoneNumber::parse(&text)
        .map(PhoneNumber::into_string)
        .ok_or_else(|| BadField::new(pointer, "phone.shape", detail))
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
    use super::{contact_phone, line, mail, person_name, phone};

    #[test]
    fn mail_addresses_phone_numbers_and_names_are_stored_in_one_form() {
        assert_eq!(mail("/m", " Rina@Rose.Test ").ok().as_deref(), Some("rina@rose.test"));
        assert_eq!(mail("/m", "rina@rose").unwrap_err().code, "mail.shape");
        assert_eq!(
            phone("/p", "+971 (0)50-123 4567").ok().as_deref(),
            Some("+971501234567")
        );
        assert_eq!(phone("/p", "+0000000").unwrap_err().code, "phone.invalid");
        assert_eq!(
            contact_phone("/p", "+880 (0)1712-345678").ok().as_deref(),
            Some("+8801712345678")
        );
        assert_eq!(contact_phone("/p", "+0000000").unwrap_err().code, "phone.shape");
        let name = person_name("/n", " Rina  O\u{2019}Neil ", (2, 200));
        assert_eq!(name.ok().as_deref(), Some("Rina O'Neil"));
        assert_eq!(
            person_name("/n", "https://x.test", (2, 200)).unwrap_err().code,
            "name.characters"
        );
    }

    #[test]
    fn a_line_has_no_breaks() {
        assert_eq!(line("/x", " a ", (1, 3)).ok().as_deref(), Some("a"));
        assert_eq!(line("/x", "a\nb", (1, 9)).unwrap_err().code, "field.characters");
        assert_eq!(line("/x", " ", (1, 9)).unwrap_err().code, "field.required");
        assert_eq!(line("/x", "abcd", (1, 3)).unwrap_err().code, "field.tooLong");
    }
}
