use super::{CurrencyCode, Money, MoneyError, round_half_up};

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn of(minor: i64, currency: &str) -> Money {
    Money::new(minor, CurrencyCode::parse(currency).unwrap())
}

#[test]
fn writes_exactly_the_digits_of_the_currency_and_reads_them_back() {
    let cases = [
        (aed(123_450), "AED 1234.50"),
        (aed(5), "AED 0.05"),
        (aed(0), "AED 0.00"),
        (aed(-7), "AED -0.07"),
        (of(1_234, "JPY"), "JPY 1234"),
        (of(0, "JPY"), "JPY 0"),
        (of(1_234, "KWD"), "KWD 1.234"),
        (of(1, "KWD"), "KWD 0.001"),
        (aed(i64::MAX), "AED 92233720368547758.07"),
        (aed(i64::MIN), "AED -92233720368547758.08"),
    ];
    for (money, text) in cases {
        assert_eq!(money.to_string(), text);
        assert_eq!(Money::parse(text), Ok(money));
    }
}

#[test]
fn fills_up_missing_decimals() {
    assert_eq!(Money::parse("AED 12"), Ok(aed(1_200)));
    assert_eq!(Money::parse("aed 12.5"), Ok(aed(1_250)));
}

#[test]
fn accepts_amounts_as_they_are_displayed_and_as_they_are_typed() {
    for text in [
        "AED 36,174.89",
        "AED\u{a0}36,174.89",
        "AED 36174.89",
        "AED ৩৬,১৭৪.৮৯",
        "AED ٣٦٬١٧٤٫٨٩",
    ] {
        assert_eq!(Money::parse(text), Ok(aed(3_617_489)), "{text}");
    }
    assert_eq!(Money::parse("AED 1,234,567"), Ok(aed(123_456_700)));
    assert_eq!(Money::parse("BDT 12,34,567.50"), Ok(of(123_456_750, "BDT")));
    assert_eq!(Money::parse("AED -1,000"), Ok(aed(-100_000)));
}

#[test]
fn refuses_what_is_not_an_amount() {
    let texts = [
        "",
        "AED",
        "AED ",
        "12.50",
        "AED  1",
        "AED 1,00.00",
        "AED ,100",
        "AED 1,,000",
        "AED 1,0000",
        "AED 1.000,00",
        "AED 1,000.0,0",
        "AED 1.005",
        "AED 1.",
        "AED .5",
        "AED +1",
        "AED --1",
        "AED 1e3",
        "AED NaN",
        "AED 0x10",
        "AED 1 ",
        "JPY 1.0",
        "AE 1",
        "A1D 1",
        "AED ½",
        "AED 1.5.0",
        "AED -",
    ];
    for text in texts {
        assert!(
            matches!(Money::parse(text), Err(MoneyError::Unreadable { .. })),
            "{text:?}"
        );
    }
    assert_eq!(Money::parse("AED 92233720368547758.08"), Err(MoneyError::Overflow));
    assert_eq!(
        Money::parse("AED 99999999999999999999999999"),
        Err(MoneyError::Overflow)
    );
}

#[test]
fn is_an_object_of_two_texts_on_the_wire() {
    let json = serde_json::to_string(&aed(123_450)).unwrap();
    assert_eq!(json, r#"{"currency":"AED","amount":"1234.50"}"#);
    assert_eq!(serde_json::from_str::<Money>(&json).unwrap(), aed(123_450));
    assert!(serde_json::from_str::<Money>(r#"{"currency":"AED","amount":1234.5}"#).is_err());
    assert!(serde_json::from_str::<Money>(r#"{"currency":"AED","amount":"1","fee":"2"}"#).is_err());
}

#[test]
fn sums_stay_in_one_currency_and_never_wrap() {
    assert_eq!(aed(1).checked_add(aed(2)), Ok(aed(3)));
    assert_eq!(aed(1).checked_sub(aed(2)), Ok(aed(-1)));
    assert_eq!(aed(7).times(3), Ok(aed(21)));
    let mixed = MoneyError::CurrencyMismatch {
        left: CurrencyCode::AED,
        right: CurrencyCode::BDT,
    };
    assert_eq!(aed(1).checked_add(of(1, "BDT")), Err(mixed.clone()));
    assert_eq!(aed(1).checked_sub(of(1, "BDT")), Err(mixed));
    assert_eq!(aed(i64::MAX).checked_add(aed(1)), Err(MoneyError::Overflow));
    assert_eq!(aed(i64::MIN).checked_sub(aed(1)), Err(MoneyError::Overflow));
    assert_eq!(aed(i64::MAX).times(2), Err(MoneyError::Overflow));
    assert_eq!(aed(i64::MIN).negated(), Err(MoneyError::Overflow));
}

#[test]
fn rounds_a_half_away_from_zero() {
    let cases = [
        (1, 2, 1),
        (-1, 2, -1),
        (1, 3, 0),
        (2, 3, 1),
        (-2, 3, -1),
        (149, 100, 1),
        (150, 100, 2),
        (0, 7, 0),
    ];
    for (numerator, denominator, rounded) in cases {
        assert_eq!(
            round_half_up(numerator, denominator),
            rounded,
            "{numerator}/{denominator}"
        );
    }
}

#[test]
fn takes_hundredths_of_a_percent() {
    assert_eq!(aed(10_000).percent_bp(500), Ok(aed(500)));
    assert_eq!(aed(50).percent_bp(100), Ok(aed(1)));
    assert_eq!(aed(49).percent_bp(100), Ok(aed(0)));
    assert_eq!(aed(-50).percent_bp(100), Ok(aed(-1)));
    assert_eq!(aed(i64::MAX).percent_bp(10_000), Ok(aed(i64::MAX)));
    assert_eq!(aed(i64::MAX).percent_bp(10_001), Err(MoneyError::Overflow));
}

#[test]
fn parts_sum_to_the_whole() {
    assert_eq!(aed(100).split(3).unwrap(), [aed(34), aed(33), aed(33)]);
    assert_eq!(aed(-100).split(3).unwrap(), [aed(-34), aed(-33), aed(-33)]);
    assert_eq!(aed(2).split(4).unwrap(), [aed(1), aed(1), aed(0), aed(0)]);
    assert_eq!(aed(1).split(0), Err(MoneyError::NoParts));
    for minor in [0, 1, 99, 1_000_003, i64::MAX, i64::MIN] {
        let sum: i128 = aed(minor)
            .split(7)
            .unwrap()
            .iter()
            .map(|part| i128::from(part.minor))
            .sum();
        assert_eq!(sum, i128::from(minor));
    }
}

// covers the list checked in the design: two digits unless ISO 4217 says otherwise.
#[test]
fn knows_the_exponents() {
    for code in [
        "BDT", "AED", "USD", "SAR", "QAR", "INR", "PKR", "LKR", "NPR", "MVR", "MYR", "SGD", "THB", "EUR", "GBP",
    ] {
        assert_eq!(CurrencyCode::parse(code).unwrap().exponent(), 2, "{code}");
    }
    for code in ["KWD", "BHD", "OMR", "JOD", "TND", "IQD"] {
        assert_eq!(CurrencyCode::parse(code).unwrap().exponent(), 3, "{code}");
    }
    assert_eq!(CurrencyCode::parse("JPY").unwrap().exponent(), 0);
    assert_eq!(CurrencyCode::parse("KWD").unwrap().minor_per_major(), 1_000);
}
