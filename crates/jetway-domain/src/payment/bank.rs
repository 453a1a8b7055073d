//! Bank identifiers.

use iban::{Iban, IbanLike};

/// Parses an IBAN to its electronic form, such as `AE070331234567890123456`: no spaces, upper case. `None` when the check
/// digits or the country's length and format are wrong. Source: ISO 13616 and the SWIFT registry.
#[must_use]
pub fn iban(text: &str) -> Option<String> {
    let plain: String = text.split_whitespace().collect();
    let iban: Iban = plain.to_ascii_uppercase().parse().ok()?;
    Some(iban.electronic_str().to_owned())
}

/// Parses a BIC of 8 or 11 characters to upper case. `None` when invalid. Source: ISO 9362.
#[must_use]
pub fn bic(text: &str) -> Option<String> {
    let plain = text.trim().to_ascii_uppercase();
    let bytes = plain.as_bytes();
    let shaped = matches!(bytes.len(), 8 | 11)
        && bytes.iter().take(6).all(u8::is_ascii_uppercase)
        && bytes.iter().all(u8::is_ascii_alphanumeric);
    shaped.then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::{bic, iban};

    #[test]
    fn an_iban_is_read_with_blanks_and_checked_by_its_digits() {
        assert_eq!(
            iban("gb82 WEST 1234 5698 7654 32").as_deref(),
            Some("GB82WEST12345698765432")
        );
        for odd in [
            "GB82WEST12345698765433",
            "GB82",
            "1234567890123456",
            "GB82WEST1234569876543!",
            "",
        ] {
            assert_eq!(iban(odd), None, "{odd}");
        }
    }

    #[test]
    fn a_bic_has_eight_or_eleven_characters() {
        assert_eq!(bic(" ebilaead ").as_deref(), Some("EBILAEAD"));
        assert_eq!(bic("EBILAEADXXX").as_deref(), Some("EBILAEADXXX"));
        for odd in ["EBILAEA", "1BILAEAD", "EBILAEADXX", "EBIL AEAD"] {
            assert_eq!(bic(odd), None, "{odd}");
        }
    }
}
