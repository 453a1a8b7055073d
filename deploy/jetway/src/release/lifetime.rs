//! How long an override link works.

use std::time::Duration;

/// For anything longer, use a pin.
const LONGEST: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// Parses `8h`, `30m`, `2d`.
///
/// # Errors
/// When it has another form, is zero, or is more than a week.
pub fn parse(text: &str) -> Result<Duration, String> {
    let wrong = || "a number with m, h or d, as in 8h; a week at most".to_owned();
    let unit = text.chars().last().ok_or_else(wrong)?;
    let seconds = match unit {
        'm' => 60,
        'h' => 60 * 60,
        'd' => 24 * 60 * 60,
        _ => return Err(wrong()),
    };
    let number: u32 = text.trim_end_matches(unit).parse().map_err(|_| wrong())?;
    let lasts = Duration::from_secs(u64::from(number) * seconds);
    if lasts.is_zero() || lasts > LONGEST {
        return Err(wrong());
    }
    Ok(lasts)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_span_is_a_number_and_a_unit() {
        assert_eq!(parse("8h").map(|lasts| lasts.as_secs()), Ok(8 * 3600));
        assert_eq!(parse("30m").map(|lasts| lasts.as_secs()), Ok(1800));
        for bad in ["", "h", "8", "0h", "8d", "-1h", "1.5h", "8ü"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
