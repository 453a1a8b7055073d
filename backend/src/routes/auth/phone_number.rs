//! Phone numbers of the SMS code calls.

use jetway_app::identity::PhoneNumber;

use super::response::MessageError;

/// Source: P-203.
const LENGTH: std::ops::RangeInclusive<usize> = 10..=15;

/// The number, or the text the form shows.
pub(crate) fn read(country_code: &str, number: &str) -> Result<PhoneNumber, MessageError> {
    let number = number.trim();
    if number.is_empty() {
        return Err(MessageError::new("phone.required", "Phone number is required"));
    }
    let plain = number.chars().all(|letter| letter.is_ascii_digit() || letter == '-');
    let invalid = || MessageError::new("phone.invalid", "Please enter valid Phonenumber");
    // Without the trunk zero a number is one digit shorter than the form requires; both forms are accepted.
    if !plain || !(*LENGTH.start() - 2..=*LENGTH.end()).contains(&number.len()) {
        return Err(invalid());
    }
    PhoneNumber::join(country_code, number).ok_or_else(invalid)
}
