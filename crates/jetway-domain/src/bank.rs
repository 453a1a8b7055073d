//! Bank identifiers.

/// Parses an IBAN to its electronic form, such as `AE070331234567890123456`: no spaces, upper case. `None` when
/// invalid. Source: ISO 13616, check digits by ISO 7064 (mod 97-10).
#[must_use]
pub fn iban(text: &str) -> Option<String> {
    let plain: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| letter.to_ascii_uppercase())
        .collect();
    let bytes = plain.as_bytes();
    let shaped = (15..=34).contains(&bytes.len())
        && bytes.iter().all(u8::is_ascii_alphanumeric)
        && bytes.iter().take(2).all(u8::is_ascii_uppercase)
        && bytes.iter().skip(2).take(2).all(u8::is_ascii_digit);
    if !shaped {
        return None;
    }
    let turned = bytes.iter().skip(4).chain(bytes.iter().take(4));
    let rest = turned.fold(0_u32, |rest, byte| {
        let value = char::from(*byte).to_digit(36).unwrap_or_default();
        let step = if value < 10 { 10 } else { 100 };
        (rest * step + value) % 97
    });
    (rest == 1).then_some(plain)
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
