use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentResource};

use super::{BY_LANGUAGE, TEXTS, Voice};

/// E-mail → the variables it has.
type Shape = BTreeMap<String, BTreeSet<String>>;

fn shape(source: &str) -> Shape {
    FluentResource::try_new(source.to_owned()).expect("texts without a fault");
    let mut shape = Shape::new();
    let mut email = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            name.clone_into(&mut email);
            shape.insert(email.clone(), BTreeSet::new());
        }
        for open in line.split("{ $").skip(1) {
            let name: String = open.chars().take_while(char::is_ascii_alphabetic).collect();
            shape.entry(email.clone()).or_default().insert(name);
        }
    }
    shape
}

fn everything() -> FluentArgs<'static> {
    let mut words = FluentArgs::from_iter([
        ("name", "Amina"),
        ("code", "012345"),
        ("agency", "Blue Dunes"),
        ("amount", "AED 560.00"),
        ("place", "https://falcon.test"),
        ("email", "amina@bluedunes.test"),
        ("password", "Quiet-Dunes-47"),
        ("reference", "REG2026-00001"),
        ("reason", "Why"),
        ("route", "DXB-DAC"),
        ("group", "Al Noor"),
        ("contacts", "+971 4 555 0101"),
        ("until", "2026-11-24 17:59 (+04)"),
        ("voucher", "Hotel: Creek View"),
        ("package", "Istanbul in five days"),
        ("start", "Sun 10 Jan 2027"),
    ]);
    words.set("minutes", 10);
    words
}

fn voice(language: &str) -> Voice {
    Voice {
        company: "Falcon".to_owned(),
        language: language.to_owned(),
    }
}

#[test]
fn every_email_exists_in_every_language_with_the_same_variables() {
    let english = shape(TEXTS[0].1);
    assert!(english.len() > 8, "{english:?}");
    for (language, source) in TEXTS {
        assert_eq!(shape(source), english, "{language}");
    }
}

#[test]
fn every_email_is_written_whole() {
    for (language, source) in TEXTS {
        for email in shape(source).keys() {
            let texts = &BY_LANGUAGE[language];
            let message = texts.get_message(email).expect("an e-mail");
            let subject = message.get_attribute("subject").map(|subject| subject.value());
            for pattern in message.value().into_iter().chain(subject) {
                let mut words = everything();
                words.set("company", "Falcon");
                let mut faults = Vec::new();
                let text = texts.format_pattern(pattern, Some(&words), &mut faults);
                assert!(faults.is_empty() && !text.contains('{'), "{email}: {text}");
                assert!(
                    !text.to_lowercase().contains("jetway"),
                    "{email} names the product: {text}"
                );
            }
            assert_eq!(subject.is_none(), email == "texted-code", "{email}");
        }
    }
}

#[test]
fn a_email_keeps_codes_and_addresses_as_they_are() {
    let email = voice("en-AE").mail("amina@bluedunes.test", "device-code", everything());
    assert_eq!(email.subject, "012345 is your Falcon code");
    assert!(
        email
            .body
            .starts_with("Hello Amina,\n\nSomeone is signing in to Falcon"),
        "{}",
        email.body
    );
    assert!(
        email
            .body
            .contains("\n\nCode: 012345\n\nThe code is valid for 10 minutes."),
        "{}",
        email.body
    );
    let arabic = voice("ar-OM").mail("amina@bluedunes.test", "application-approved", everything());
    assert_eq!(arabic.subject, "أهلاً بك في Falcon");
    assert!(
        arabic.body.contains("\nكلمة المرور المؤقتة: Quiet-Dunes-47\n"),
        "{}",
        arabic.body
    );
}

#[test]
fn minutes_are_counted_as_the_language_does() {
    let text = |minutes| voice("ar").texted_code("+96890000000", "012345", minutes).body;
    assert_eq!(text(10), "012345 هو رمزك في Falcon. يصلح 10 دقائق. لا تعطه لأحد.");
    assert_eq!(text(15), "012345 هو رمزك في Falcon. يصلح 15 دقيقة. لا تعطه لأحد.");
    assert!(text(2).contains("دقيقتين"));
}

#[test]
fn a_language_without_texts_gets_english() {
    assert!(
        voice("ms")
            .texted_code("+60", "1", 10)
            .body
            .starts_with("1 is your Falcon code")
    );
}
