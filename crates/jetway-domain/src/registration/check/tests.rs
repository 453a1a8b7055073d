use super::super::{Partner, RegistrationForm, RegistrationKind, TravellerBand};
use super::check_form;
use chrono::NaiveDate;

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn form(kind: RegistrationKind) -> RegistrationForm {
    RegistrationForm {
        kind,
        company_name: "Blue Dunes Travel".to_owned(),
        trade_license_number: "CN-1048576".to_owned(),
        trade_license_expiry: NaiveDate::from_ymd_opt(2027, 6, 30),
        civil_aviation_number: "GCAA-77".to_owned(),
        tax_number: String::new(),
        company_registration_number: "R-1".to_owned(),
        partners: vec![Partner {
            name: "Omar Aziz".to_owned(),
            share_percent: 40,
        }],
        travellers: Some(TravellerBand::Few),
        first_name: "Amina".to_owned(),
        last_name: String::new(),
        position: "Director".to_owned(),
        country_code: "AE".to_owned(),
        city: "Dubai".to_owned(),
        zip_code: String::new(),
        address: "12 Al Marsa Street".to_owned(),
        email: "amina@bluedunes.test".to_owned(),
        phone: "+971501234567".to_owned(),
        accepts_sharing: true,
    }
}

fn faults(kind: RegistrationKind, change: impl FnOnce(&mut RegistrationForm)) -> Vec<String> {
    let mut form = form(kind);
    change(&mut form);
    let faults = check_form(&form, today(), true);
    faults.into_iter().map(|fault| fault.pointer).collect()
}

const EVERY_KIND: [RegistrationKind; 4] = [
    RegistrationKind::Proprietor,
    RegistrationKind::Partnership,
    RegistrationKind::Company,
    RegistrationKind::Corporate,
];

#[test]
fn a_civil_aviation_number_is_required_only_where_it_is_asked_for() {
    let mut form = form(RegistrationKind::Proprietor);
    form.civil_aviation_number = String::new();
    let faults = |asked: bool| check_form(&form, today(), asked).len();
    assert_eq!((faults(true), faults(false)), (1, 0));
}

// covers: P-136
#[test]
fn four_kinds_are_distinguished_by_type_and_flag_and_nothing_else_is_one() {
    for kind in EVERY_KIND {
        assert_eq!(RegistrationKind::of(kind.type_code(), kind.is_corporate()), Some(kind));
    }
    for (type_code, is_corporate) in [(0, false), (4, false), (1, true), (2, true), (-1, false)] {
        assert_eq!(RegistrationKind::of(type_code, is_corporate), None);
    }
}

// covers: P-207 P-210 P-211 P-212 P-213 P-214 P-215 P-219
#[test]
fn each_limit_is_held_on_both_sides() {
    type Change = fn(&mut RegistrationForm, String);
    let limits: [(&str, Change, usize, usize); 6] = [
        ("/companyName", |form, text| form.company_name = text, 3, 200),
        (
            "/tradeLicenseNumber",
            |form, text| form.trade_license_number = text,
            1,
            50,
        ),
        (
            "/civilAviationNumber",
            |form, text| form.civil_aviation_number = text,
            1,
            50,
        ),
        ("/firstName", |form, text| form.first_name = text, 2, 200),
        ("/city", |form, text| form.city = text, 2, 100),
        ("/address", |form, text| form.address = text, 5, 500),
    ];
    for (pointer, change, least, most) in limits {
        for good in [least, most] {
            let found = faults(RegistrationKind::Proprietor, |form| change(form, "ä".repeat(good)));
            assert!(found.is_empty(), "{pointer} of {good}: {found:?}");
        }
        for bad in [least - 1, most + 1] {
            let found = faults(RegistrationKind::Proprietor, |form| change(form, "ä".repeat(bad)));
            assert_eq!(found, [pointer], "{bad}");
        }
    }
    for (pointer, change) in [
        (
            "/tradeLicenseExpiry",
            (|form| form.trade_license_expiry = None) as fn(&mut RegistrationForm),
        ),
        ("/tradeLicenseExpiry", |form| form.trade_license_expiry = Some(today())),
        ("/countryCode", |form| form.country_code = "uae".to_owned()),
        ("/zipCode", |form| form.zip_code = "12/34".to_owned()),
        ("/zipCode", |form| form.zip_code = "-1234".to_owned()),
        ("/email", |form| form.email = "amina@".to_owned()),
        ("/phone", |form| form.phone = "0501234567".to_owned()),
        ("/phone", |form| form.phone = "+1234567".to_owned()),
        ("/phone", |form| form.phone = "+0000000".to_owned()),
        ("/firstName", |form| form.first_name = "https://x.test".to_owned()),
        ("/companyName", |form| {
            form.company_name = "Visit https://x.test".to_owned()
        }),
        ("/lastName", |form| form.last_name = "<b>".to_owned()),
        ("/acceptsSharing", |form| form.accepts_sharing = false),
    ] {
        assert_eq!(faults(RegistrationKind::Proprietor, change), [pointer]);
    }
    for zip in ["1207", "SW1A 1AA", "12345-6789"] {
        assert!(faults(RegistrationKind::Proprietor, |form| form.zip_code = zip.to_owned()).is_empty());
    }
}

// covers: P-222
#[test]
fn each_kind_is_asked_for_its_own_fields_and_for_no_others() {
    let bare = |form: &mut RegistrationForm| {
        form.company_registration_number.clear();
        form.position.clear();
        form.partners.clear();
        form.travellers = None;
    };
    let asked = EVERY_KIND.map(|kind| faults(kind, bare));
    assert!(asked[0].is_empty());
    assert_eq!(asked[1], ["/partners"]);
    assert_eq!(asked[2], ["/companyRegistrationNumber", "/position"]);
    assert_eq!(asked[3], ["/companyRegistrationNumber", "/position", "/travellers"]);
}

#[test]
fn partners_have_names_and_leave_the_owner_a_share() {
    let whole = faults(RegistrationKind::Partnership, |form| {
        form.partners[0].share_percent = 100
    });
    assert_eq!(whole, ["/partners/0/sharePercent", "/partners"]);
    let nameless = faults(RegistrationKind::Partnership, |form| form.partners[0].name.clear());
    assert_eq!(nameless, ["/partners/0/name"]);
    let crowd = faults(RegistrationKind::Partnership, |form| {
        form.partners = vec![form.partners[0].clone(); 11];
    });
    assert_eq!(crowd, ["/partners", "/partners"]);
}
