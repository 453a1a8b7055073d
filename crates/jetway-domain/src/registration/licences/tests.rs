use super::*;

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

const TODAY: &str = "2026-11-21";

fn typed(license: &str, expiry: &str, aviation: &str, aviation_expiry: &str) -> TypedLicences {
    TypedLicences {
        trade_license_number: Some(license.to_owned()),
        trade_license_expiry: expiry.parse().ok(),
        civil_aviation_number: Some(aviation.to_owned()),
        civil_aviation_expiry: aviation_expiry.parse().ok(),
    }
}

// covers: P-224 P-225 P-226 P-227
#[test]
fn says_everything_that_is_wrong_with_typed_licences() {
    use LicenceFault::{AviationExpiry, AviationTooLong, LicenseExpiry, LicenseMissing, LicenseTooLong};
    let long = "9".repeat(NUMBER_MAX + 1);
    let cases: [(TypedLicences, &[LicenceFault]); 6] = [
        (typed("  ", "", "", ""), &[LicenseMissing, LicenseExpiry]),
        (typed(&long, "2027-01-01", "", ""), &[LicenseTooLong]),
        (typed("TL-1", "2026-11-21", "", ""), &[LicenseExpiry]),
        (typed("TL-1", "2027-01-01", "CA-1", ""), &[AviationExpiry]),
        (typed("TL-1", "2027-01-01", "CA-1", "2026-11-21"), &[AviationExpiry]),
        (typed("TL-1", "2027-01-01", &long, "2027-01-01"), &[AviationTooLong]),
    ];
    for (typed, faults) in cases {
        assert_eq!(Licences::parse(&typed, day(TODAY)), Err(faults.to_vec()), "{typed:?}");
    }
    let blank = Licences::parse(&typed(" TL-1 ", "2027-01-01", "   ", "2027-05-05"), day(TODAY)).expect("licences");
    assert_eq!(
        blank,
        Licences {
            trade_license_number: "TL-1".to_owned(),
            trade_license_expiry: day("2027-01-01"),
            civil_aviation: None,
        }
    );
    let longest = "9".repeat(NUMBER_MAX);
    assert!(Licences::parse(&typed(&longest, "2027-01-01", &longest, "2027-01-01"), day(TODAY)).is_ok());
}

#[test]
fn accepted_licences_are_asked_for_again_thirty_days_before_they_run_out() {
    use LicenceStanding::{Accepted, Due, Submitted};
    let licences = Licences::parse(&typed("TL-1", "2027-06-30", "CA-1", "2027-03-31"), day(TODAY)).expect("licences");
    for (standing, today, asking) in [
        (Due, "2026-11-21", true),
        (Submitted, "2027-07-01", false),
        (Accepted, "2027-02-28", false),
        (Accepted, "2027-03-01", true),
    ] {
        assert_eq!(
            standing.is_asking(Some(&licences), day(today)),
            asking,
            "{standing:?} {today}"
        );
    }
    assert!(Accepted.is_asking(None, day(TODAY)));
}
