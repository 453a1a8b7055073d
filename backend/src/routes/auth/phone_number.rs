//! Phone numbers of the SMS code calls.

use jetway_domain::text::PhoneNumber;

use super::response::MessageError;

/// The number, or the text the form shows. The stored number is taken as it is, so that one stored before numbering plans
/// were checked still completes a sign-in. Source: P-203.
pub(crate) fn read(country_code: &str, number: &str, stored: &str) -> Result<PhoneNumber, MessageError> {
    if number.trim().is_empty() {
        return Err(MessageError::new("phone.required", "Phone number is required"));
    }
    PhoneNumber::join(country_code, number)
        .or_else(|| PhoneNumber::stored(stored).filter(|known| known.has_digits(&format!("{country_code}{number}"))))
        .ok_or_else(|| MessageError::new("phone.invalid", "Please enter valid Phonenumber"))
}
