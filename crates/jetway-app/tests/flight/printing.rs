//! Who leads each printed document, and which of them name the portal's company.

use jetway_app::hotel::documents::HotelDocument;
use jetway_app::lots::group::documents::GroupDocument;
use jetway_app::order::documents::{Brand, DocumentKind, Letterhead, Party, Purpose};
use jetway_app::visa::documents::VisaDocument;

/// The portal leads it, with name, contacts and registrations.
const PORTAL: (bool, Names) = (false, Names::InFull);
/// The agency leads it, and the portal is the office that issued it.
const ISSUED: (bool, Names) = (true, Names::Office);
/// The agency leads it, and the portal is not named.
const AGENCY: (bool, Names) = (true, Names::Not);

/// How the portal's company is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Names {
    InFull,
    Office,
    Not,
}

fn head(agency_leads: bool) -> Letterhead {
    Letterhead {
        language: "en".to_owned(),
        brand: Brand {
            company: "Falcon Travel Trade".to_owned(),
            address: "Al Maktoum Road, Dubai".to_owned(),
            registrations: vec!["TRN 100 2345 6789 0003".to_owned()],
            phone: "+971 4 000 0180".to_owned(),
            email: "desk@falcon.test".to_owned(),
            accent: "#8a1538".to_owned(),
            ink: "#8a1538".to_owned(),
            on_accent: "#ffffff".to_owned(),
            logo: None,
        },
        taxes: ("VAT".to_owned(), "VAT".to_owned()),
        origin: "https://falcon.test".to_owned(),
        agency_leads,
    }
}

fn named(issuer: Option<Party>) -> Names {
    let Some(party) = issuer else { return Names::Not };
    assert_eq!(party.name, "Falcon Travel Trade");
    let lines = party.lines.join(" ");
    assert!(lines.contains("TRN 100 2345 6789 0003"), "{lines}");
    if lines.contains("desk@falcon.test") {
        Names::InFull
    } else {
        Names::Office
    }
}

/// Every printed document of every product.
fn printed() -> Vec<(String, Purpose)> {
    let flights = DocumentKind::ALL.map(|kind| (format!("flight {}", kind.as_str()), kind.purpose()));
    let groups = GroupDocument::ALL.map(|kind| (format!("group {}", kind.as_str()), kind.purpose()));
    let hotels = HotelDocument::ALL.map(|kind| (format!("hotel {}", kind.as_str()), kind.purpose()));
    let visas = VisaDocument::ALL.map(|kind| (format!("visa {}", kind.as_str()), kind.purpose()));
    let all = flights.into_iter().chain(groups).chain(hotels);
    all.chain(visas).collect()
}

#[test]
fn agencies_lead_what_customers_read_and_tickets_name_the_issuing_office() {
    let table = [
        ("flight agent-invoice", PORTAL),
        ("flight invoice", AGENCY),
        ("flight ticket", ISSUED),
        ("flight booking", AGENCY),
        ("flight itinerary", AGENCY),
        ("group agent-invoice", PORTAL),
        ("group invoice", AGENCY),
        ("group tickets", ISSUED),
        ("group passengers", AGENCY),
        ("group itinerary", AGENCY),
        ("hotel voucher", AGENCY),
        ("hotel agent-invoice", PORTAL),
        ("hotel invoice", AGENCY),
        ("visa application", AGENCY),
        ("visa agent-invoice", PORTAL),
        ("visa invoice", AGENCY),
    ];
    let head = head(true);
    let found: Vec<_> = printed()
        .into_iter()
        .map(|(name, purpose)| (name, (head.is_led_by_agency(purpose), named(head.issuer(purpose)))))
        .collect();
    let expected: Vec<_> = table.iter().map(|(name, of)| ((*name).to_owned(), *of)).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_portal_that_keeps_its_brand_leads_all_of_them() {
    let head = head(false);
    for (name, purpose) in printed() {
        let found = (head.is_led_by_agency(purpose), named(head.issuer(purpose)));
        assert_eq!(found, PORTAL, "{name}");
    }
}
