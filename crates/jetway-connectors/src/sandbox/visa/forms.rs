//! What applicants are asked for.

use jetway_domain::codes::CountryCode;
use jetway_domain::text::Bilingual;
use jetway_domain::visa::product::{
    DocumentCondition, DocumentRule, VisaChoice, VisaEligibility, VisaField, VisaFieldKind, VisaPurpose,
};
use jetway_domain::visa::rules::BLANK_PAGES;

use super::countries::Destination;

/// Question on which several documents depend.
const EMPLOYMENT: &str = "employment";
/// Countries with yellow fever, whose citizens prove a vaccination elsewhere.
const YELLOW_FEVER: [&str; 1] = ["NG"];

pub(super) fn documents(to: &Destination, purpose: VisaPurpose, eligibility: VisaEligibility) -> Vec<DocumentRule> {
    let is_embassy = eligibility == VisaEligibility::Embassy;
    let when = |is: &str| DocumentCondition::Answer {
        field: EMPLOYMENT.to_owned(),
        is: is.to_owned(),
    };
    let everyone = || DocumentCondition::Everyone;
    let photo = (
        "White background, taken within six months, 35 × 45 mm.",
        "خلفية بيضاء، ملتقطة خلال آخر ستة أشهر، 35 × 45 مم.",
    );
    let mut rules = vec![
        rule(("photo", "Photo"), true, Some(photo), everyone()),
        rule(
            ("passport", "Passport copy"),
            true,
            Some(("The page with the photo.", "صفحة الصورة.")),
            everyone(),
        ),
        rule(
            ("birthCertificate", "Birth certificate"),
            true,
            None,
            DocumentCondition::Minors,
        ),
        rule(
            ("guardianLetter", "Letter of consent"),
            true,
            Some((
                "Signed by both parents or the guardian.",
                "بتوقيع الوالدين أو ولي الأمر.",
            )),
            DocumentCondition::Minors,
        ),
        rule(
            ("employerLetter", "Letter of the employer"),
            is_embassy,
            None,
            when("employed"),
        ),
        rule(("tradeLicence", "Trade licence"), is_embassy, None, when("business")),
        rule(
            ("studentLetter", "Letter of the school"),
            is_embassy,
            None,
            when("student"),
        ),
        rule(
            ("bankStatement", "Bank statement"),
            is_embassy,
            Some(("Of the last six months.", "لآخر ستة أشهر.")),
            everyone(),
        ),
    ];
    if purpose == VisaPurpose::Business {
        rules.push(rule(
            ("invitation", "Invitation of the business partner"),
            true,
            None,
            everyone(),
        ));
    }
    if purpose == VisaPurpose::Transit {
        rules.push(rule(("onwardTicket", "Onward ticket"), true, None, everyone()));
    }
    if purpose == VisaPurpose::Umrah {
        rules.push(rule(
            ("vaccination", "Certificate of meningitis vaccination"),
            true,
            None,
            everyone(),
        ));
    }
    if ["KE", "TZ", "IN", "ZA"].contains(&to.code) {
        let of = YELLOW_FEVER.iter().filter_map(|code| CountryCode::parse(code).ok());
        let condition = DocumentCondition::Nationalities(of.collect());
        rules.push(rule(
            ("yellowFever", "Certificate of yellow fever vaccination"),
            true,
            None,
            condition,
        ));
    }
    rules
}

fn rule(
    (code, name): (&str, &str),
    mandatory: bool,
    note: Option<(&str, &str)>,
    condition: DocumentCondition,
) -> DocumentRule {
    DocumentRule {
        code: code.to_owned(),
        name: name.to_owned(),
        mandatory,
        note: note.map(|(en, ar)| Bilingual::new(en, ar)),
        condition,
    }
}

pub(super) fn fields(eligibility: VisaEligibility) -> Vec<VisaField> {
    let is_embassy = eligibility == VisaEligibility::Embassy;
    let employment = [
        ("employed", ("Employed", "موظف")),
        ("business", ("Own business", "صاحب عمل")),
        ("student", ("Student", "طالب")),
        ("homemaker", ("Homemaker", "متفرغ لشؤون المنزل")),
        ("retired", ("Retired", "متقاعد")),
        ("none", ("Not working", "لا يعمل")),
    ];
    let married = [
        ("single", ("Single", "أعزب")),
        ("married", ("Married", "متزوج")),
        ("divorced", ("Divorced", "مطلق")),
        ("widowed", ("Widowed", "أرمل")),
    ];
    let mut fields = vec![
        VisaField {
            choices: choices(&employment),
            ..field(EMPLOYMENT, VisaFieldKind::Choice, ("Employment", "الوضع الوظيفي"), true)
        },
        field(
            BLANK_PAGES,
            VisaFieldKind::YesNo,
            (
                "Has the passport at least two blank pages?",
                "هل في الجواز صفحتان فارغتان على الأقل؟",
            ),
            true,
        ),
        VisaField {
            max_length: Some(120),
            help: Some(Bilingual::new(
                "Street, city and postal code.",
                "الشارع والمدينة والرمز البريدي.",
            )),
            ..field(
                "homeAddress",
                VisaFieldKind::Text,
                ("Home address", "عنوان السكن"),
                true,
            )
        },
        field(
            "visitedBefore",
            VisaFieldKind::YesNo,
            (
                "Has the applicant visited the country before?",
                "هل سبق لمقدم الطلب زيارة البلد؟",
            ),
            true,
        ),
        field("lastVisit", VisaFieldKind::Date, ("Last visit", "آخر زيارة"), false),
    ];
    if is_embassy {
        fields.extend([
            VisaField {
                choices: choices(&married),
                ..field(
                    "maritalStatus",
                    VisaFieldKind::Choice,
                    ("Marital status", "الحالة الاجتماعية"),
                    true,
                )
            },
            VisaField {
                max_length: Some(60),
                ..field("fatherName", VisaFieldKind::Text, ("Father's name", "اسم الأب"), true)
            },
            VisaField {
                max_length: Some(120),
                ..field(
                    "stayAddress",
                    VisaFieldKind::Text,
                    ("Address during the stay", "العنوان أثناء الإقامة"),
                    true,
                )
            },
            field(
                "birthCountry",
                VisaFieldKind::Country,
                ("Country of birth", "بلد الميلاد"),
                true,
            ),
        ]);
    }
    fields
}

fn field(code: &str, kind: VisaFieldKind, (en, ar): (&str, &str), required: bool) -> VisaField {
    VisaField {
        code: code.to_owned(),
        kind,
        label: Bilingual::new(en, ar),
        required,
        choices: Vec::new(),
        max_length: None,
        help: None,
    }
}

fn choices(of: &[(&str, (&str, &str))]) -> Vec<VisaChoice> {
    let choice = |(value, (en, ar)): &(&str, (&str, &str))| VisaChoice {
        value: (*value).to_owned(),
        label: Bilingual::new(*en, *ar),
    };
    of.iter().map(choice).collect()
}
