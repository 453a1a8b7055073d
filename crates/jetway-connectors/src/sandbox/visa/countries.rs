//! Who needs what where.

use jetway_domain::text::Bilingual;
use jetway_domain::visa::product::VisaEligibility;

/// How a country lets people in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Everyone gets a visa at the border.
    Border,
    /// Many need no visa, others get one over the internet.
    Open,
    /// Nearly everyone needs one and gets it over the internet.
    Electronic,
    /// Nearly everyone needs one of an embassy.
    Closed,
}

/// A country that visas are sold for.
#[derive(Debug)]
pub(super) struct Destination {
    pub code: &'static str,
    pub access: Access,
    /// The embassy's fee of a simple visa, in dollars.
    pub fee: i64,
    /// Working days, at least and at most.
    pub days: (u16, u16),
    pub popular: bool,
}

const fn to(code: &'static str, access: Access, fee: i64, days: (u16, u16), popular: bool) -> Destination {
    Destination {
        code,
        access,
        fee,
        days,
        popular,
    }
}

pub(super) const DESTINATIONS: [Destination; 40] = [
    to("AE", Access::Open, 95, (2, 4), true),
    to("AU", Access::Closed, 130, (15, 30), false),
    to("BD", Access::Electronic, 51, (3, 7), false),
    to("BH", Access::Open, 25, (2, 4), false),
    to("CA", Access::Closed, 110, (20, 40), true),
    to("CH", Access::Closed, 95, (10, 15), false),
    to("CN", Access::Closed, 70, (4, 8), false),
    to("DE", Access::Closed, 95, (10, 15), false),
    to("EG", Access::Electronic, 25, (4, 7), false),
    to("ES", Access::Closed, 95, (10, 15), false),
    to("FR", Access::Closed, 95, (10, 15), false),
    to("GB", Access::Closed, 145, (15, 21), true),
    to("GE", Access::Open, 20, (3, 5), false),
    to("HK", Access::Open, 30, (5, 10), false),
    to("ID", Access::Electronic, 35, (2, 5), false),
    to("IN", Access::Electronic, 40, (3, 5), true),
    to("IT", Access::Closed, 95, (10, 15), false),
    to("JO", Access::Open, 56, (3, 6), false),
    to("JP", Access::Closed, 22, (5, 8), false),
    to("KE", Access::Electronic, 34, (2, 3), false),
    to("KH", Access::Electronic, 36, (3, 4), false),
    to("KR", Access::Closed, 40, (7, 12), false),
    to("KW", Access::Electronic, 20, (3, 5), false),
    to("LK", Access::Electronic, 50, (1, 3), false),
    to("MV", Access::Border, 20, (1, 2), true),
    to("MY", Access::Open, 30, (2, 5), true),
    to("NP", Access::Border, 30, (1, 2), false),
    to("NZ", Access::Closed, 125, (15, 30), false),
    to("OM", Access::Open, 52, (2, 4), false),
    to("PK", Access::Electronic, 60, (5, 10), false),
    to("QA", Access::Open, 28, (2, 4), false),
    to("RU", Access::Electronic, 52, (4, 4), false),
    to("SA", Access::Electronic, 120, (3, 5), true),
    to("SG", Access::Open, 24, (3, 5), true),
    to("TH", Access::Open, 40, (4, 7), true),
    to("TR", Access::Electronic, 60, (5, 10), true),
    to("TZ", Access::Electronic, 50, (4, 10), false),
    to("US", Access::Closed, 185, (30, 60), true),
    to("VN", Access::Electronic, 25, (3, 5), false),
    to("ZA", Access::Closed, 80, (10, 20), false),
];

/// How far a passport reaches: 3 nearly everywhere, 2 to many countries, 1 to few.
pub(super) const NATIONALITIES: [(&str, u8); 30] = [
    ("AE", 3),
    ("AU", 3),
    ("BD", 1),
    ("BH", 2),
    ("CA", 3),
    ("CN", 2),
    ("DE", 3),
    ("EG", 1),
    ("FR", 3),
    ("GB", 3),
    ("ID", 1),
    ("IN", 1),
    ("IT", 3),
    ("JP", 3),
    ("KR", 3),
    ("KW", 2),
    ("LK", 1),
    ("MY", 2),
    ("NG", 1),
    ("NP", 1),
    ("OM", 2),
    ("PH", 1),
    ("PK", 1),
    ("QA", 2),
    ("SA", 2),
    ("SG", 3),
    ("TH", 1),
    ("TR", 2),
    ("US", 3),
    ("ZA", 1),
];

/// Their citizens go to each other without a visa.
const GULF: [&str; 6] = ["AE", "BH", "KW", "OM", "QA", "SA"];

/// What a nationality needs for a destination, and what to mind; `None` for an unknown nationality.
pub(super) fn eligibility(to: &Destination, nationality: &str) -> Option<(VisaEligibility, Option<Bilingual>)> {
    let (_, reach) = NATIONALITIES.iter().find(|(code, _)| *code == nationality)?;
    let is_neighbour = GULF.contains(&to.code) && GULF.contains(&nationality);
    if to.code == nationality || is_neighbour {
        return Some((VisaEligibility::VisaFree, None));
    }
    let need = match (to.access, reach) {
        (Access::Border, _) | (Access::Open, 2) => VisaEligibility::OnArrival,
        (Access::Open | Access::Closed, 3) => VisaEligibility::VisaFree,
        (Access::Open | Access::Electronic, _) => VisaEligibility::EVisa,
        (Access::Closed, _) => VisaEligibility::Embassy,
    };
    let (en, ar) = match need {
        VisaEligibility::VisaFree => (
            "No visa is needed for a short stay.",
            "لا حاجة إلى تأشيرة للإقامات القصيرة.",
        ),
        VisaEligibility::OnArrival => (
            "The visa is issued at the border. Bring a return ticket and proof of a hotel.",
            "تصدر التأشيرة عند المنفذ. يُشترط حمل تذكرة عودة وإثبات حجز فندقي.",
        ),
        VisaEligibility::EVisa => (
            "The visa is applied for over the internet.",
            "يُقدَّم طلب التأشيرة عبر الإنترنت.",
        ),
        VisaEligibility::Embassy => (
            "The embassy may ask for an interview or fingerprints.",
            "قد تطلب السفارة مقابلة شخصية أو بصمات الأصابع.",
        ),
    };
    Some((need, Some(Bilingual::new(en, ar))))
}
