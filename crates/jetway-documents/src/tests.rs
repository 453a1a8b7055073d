use typst::layout::{Frame, FrameItem};

use crate::typeset::Sheet;
use crate::{
    AmountLine, Amounts, Brand, Document, Fact, Flight, FlightEnd, Journey, Language, Logo, LogoKind, PageDocument,
    Party, PeopleLabel, Person, ProposalDocument, ProposedTrip, StatementDocument, StatementRow, html, page_pdf, pdf,
    pdf_of_many, read_page, statement_pdf,
};

pub(crate) fn sample(language: Language) -> Document {
    let words = language.words();
    let end = |code: &str, time: &str, place: &str| FlightEnd {
        code: code.to_owned(),
        time: time.to_owned(),
        date: "Sat 12 Dec 2026".to_owned(),
        place: place.to_owned(),
    };
    Document {
        language,
        title: words.e_ticket.clone(),
        status: words.ticketed.clone(),
        reference: "FAL2611-00042K".to_owned(),
        warning: String::new(),
        link: "https://falcon.test/flight-order?reference=FAL2611-00042K".to_owned(),
        scan: words.scan.clone(),
        brand: Brand {
            company: "Falcon <Travel> & Trade".to_owned(),
            address: "Office 1204, Marina Gate, Dubai".to_owned(),
            registrations: vec!["TRN 100 2345 6789 0003".to_owned()],
            phone: "+971 4 000 0180".to_owned(),
            email: "desk@falcon.test".to_owned(),
            accent: "#0052cc".to_owned(),
            ink: "#0a3d91".to_owned(),
            on_accent: "#ffffff".to_owned(),
            logo: Some(Logo {
                kind: LogoKind::Svg,
                bytes:
                    b"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 10\"><path d=\"M0 0h40v10H0z\"/></svg>"
                        .to_vec(),
            }),
        },
        seller: Party {
            name: "Desert Rose Travel".to_owned(),
            lines: vec!["office@desertrose.test".to_owned()],
        },
        issuer: Some(Party {
            name: "Falcon <Travel> & Trade".to_owned(),
            lines: vec!["TRN 100 2345 6789 0003".to_owned()],
        }),
        facts: vec![Fact {
            label: words.airline_reference.clone(),
            value: "EK K7Q2ZD".to_owned(),
        }],
        journeys: vec![Journey {
            title: "Dubai – Dhaka".to_owned(),
            detail: "4 h 30 min".to_owned(),
            flights: vec![Flight {
                number: "EK 582".to_owned(),
                airline: "Emirates".to_owned(),
                from: end("DXB", "02:15", "Dubai International Airport"),
                to: end("DAC", "08:45", "Hazrat Shahjalal International Airport"),
                duration: "4 h 30 min".to_owned(),
                cabin: "Economy".to_owned(),
                wait: String::new(),
            }],
        }],
        people_are: PeopleLabel::of("Guests", "Guest"),
        people: vec![Person {
            traveller_id: "t1".to_owned(),
            name: "Mr OMAR RAHMAN".to_owned(),
            kind: words.adult.clone(),
            ticket: "176 2412345678".to_owned(),
            passport: String::new(),
            extras: vec!["Seat 12A".to_owned()],
        }],
        amounts: Some(Amounts {
            lines: vec![AmountLine {
                label: words.fare.clone(),
                detail: "2 × 617.25".to_owned(),
                amount: "1,234.50".to_owned(),
            }],
            label: words.total.clone(),
            total: "AED 1,234.50".to_owned(),
            settled: Vec::new(),
        }),
        notes: vec![words.note_times.clone()],
        words,
    }
}

#[test]
fn every_language_is_typeset_and_the_same_document_gives_the_same_bytes() {
    for language in [Language::English, Language::Arabic] {
        let document = sample(language);
        let first = pdf(&document).expect("a PDF");
        assert!(first.starts_with(b"%PDF-"));
        assert_eq!(first, pdf(&document).expect("a PDF"));
    }
}

#[test]
fn a_page_shows_text_as_text_and_runs_nothing() {
    let mut document = sample(Language::English);
    document.people[0].name = "<script>alert(1)</script>".to_owned();
    document.brand.accent = "red;}</style><script>".to_owned();
    let page = html(&document);
    assert!(!page.contains("<script"), "{page}");
    assert!(page.contains("Falcon &lt;Travel&gt; &amp; Trade") && page.contains("FAL2611-00042K"));
    assert!(page.contains("TRN 100 2345 6789 0003") && page.contains("<h2>Guests</h2>"));
    assert!(
        !page.contains("http://") || page.contains("xmlns"),
        "nothing is fetched"
    );
}

#[test]
fn no_label_and_no_template_names_the_product() {
    for language in [Language::English, Language::Arabic] {
        let labels = serde_json::to_string(language.words()).expect("labels");
        let page = html(&sample(language));
        for text in [labels, page] {
            assert!(!text.to_lowercase().contains("jetway"), "{text}");
        }
    }
}

#[test]
fn an_arabic_page_reads_from_the_right() {
    let page = html(&sample(Language::Arabic));
    assert!(page.contains("lang=\"ar\" dir=\"rtl\""));
    assert!(page.contains("تذكرة إلكترونية"));
}

#[test]
fn a_document_without_a_logo_has_a_mark_of_the_companys_name() {
    let mut document = sample(Language::English);
    document.brand.company = "Desert Rose Travel".to_owned();
    document.brand.logo = None;
    document.amounts = None;
    assert!(pdf(&document).expect("a PDF").starts_with(b"%PDF-"));
    let text = printed(&document);
    assert!(text.contains("DR") && text.contains("Desert Rose Travel"), "{text}");
    let page = html(&document);
    assert!(!page.contains("<img") && !page.contains("class=\"price\""));
    assert!(page.contains(">DR</i>Desert Rose Travel</strong>"), "{page}");
    document.brand.company = "وكالة  الواحة - دبي".to_owned();
    assert_eq!(document.brand.initials(), "وا");
}

#[test]
fn a_logo_that_cannot_be_drawn_costs_the_logo_alone() {
    let mut document = sample(Language::English);
    document.brand.logo = Some(Logo {
        kind: LogoKind::Png,
        bytes: b"\x89PNG\r\n\x1a\ncut".to_vec(),
    });
    assert!(pdf(&document).expect("a PDF").starts_with(b"%PDF-"));
}

#[test]
fn an_office_that_is_not_to_be_named_is_on_no_view() {
    let mut document = sample(Language::English);
    document.brand.company = "Desert Rose Travel".to_owned();
    document.issuer = None;
    for text in [printed(&document), html(&document)] {
        assert!(!text.contains("Falcon") && !text.contains("Issued by"), "{text}");
    }
}

fn printed(document: &Document) -> String {
    said_on(&Sheet::of_order(document).expect("a sheet"))
}

/// All text on the laid-out pages.
fn said_on(sheet: &Sheet) -> String {
    fn read(frame: &Frame, text: &mut String) {
        for (_, item) in frame.items() {
            match item {
                FrameItem::Text(run) => text.push_str(&run.text),
                FrameItem::Group(group) => read(&group.frame, text),
                _ => {}
            }
        }
    }
    let mut text = String::new();
    for page in &sheet.pages().expect("pages").pages {
        read(&page.frame, &mut text);
    }
    text
}

// covers: T-067, T-327
#[test]
fn the_pages_say_what_the_document_says_and_nothing_that_is_left_out() {
    let whole = sample(Language::English);
    let text = printed(&whole);
    for said in [
        "OMAR RAHMAN",
        "176 2412345678",
        "AED 1,234.50",
        "EK 582",
        "FAL2611-00042K",
        "Falcon <Travel> & Trade",
        "Guests",
        "TRN 100 2345 6789 0003",
    ] {
        assert!(text.contains(said), "{said} in {text}");
    }
    let without = Document {
        amounts: None,
        people: Vec::new(),
        ..whole
    };
    let text = printed(&without);
    for left_out in ["OMAR", "1,234", "AED", "Price"] {
        assert!(!text.contains(left_out), "{left_out} in {text}");
    }
}

#[test]
fn letters_of_every_office_of_ours_are_printed() {
    let mut document = sample(Language::English);
    document.seller.name = "ঢাকা ট্রাভেলস".to_owned();
    document.seller.lines = vec!["مكتب دبي".to_owned()];
    let missing = missing_letters(&Sheet::of_order(&document).expect("a sheet"));
    assert!(missing.is_empty(), "{missing:?} are empty boxes");
    document.seller.name = "\u{30c6}".to_owned();
    assert!(!missing_letters(&Sheet::of_order(&document).expect("a sheet")).is_empty());
}

/// Texts with characters that none of the fonts has.
fn missing_letters(sheet: &Sheet) -> Vec<String> {
    fn read(frame: &Frame, missing: &mut Vec<String>) {
        for (_, item) in frame.items() {
            match item {
                FrameItem::Text(run) if run.glyphs.iter().any(|glyph| glyph.id == 0) => {
                    missing.push(run.text.to_string())
                }
                FrameItem::Group(group) => read(&group.frame, missing),
                _ => {}
            }
        }
    }
    let mut missing = Vec::new();
    for page in &sheet.pages().expect("pages").pages {
        read(&page.frame, &mut missing);
    }
    missing
}

#[test]
fn important_notices_are_on_every_view() {
    let mut document = sample(Language::English);
    assert!(!html(&document).contains("class=\"warning\""));
    document.status = "Cancelled".to_owned();
    document.warning = "Not valid for travel.".to_owned();
    let line = |label: &str| AmountLine {
        label: label.to_owned(),
        detail: "Tue 1 Dec 2026 10:00".to_owned(),
        amount: "500.00".to_owned(),
    };
    document.amounts.as_mut().expect("amounts").settled = vec![line("Paid"), line("Still due")];
    let (pages, page) = (printed(&document), html(&document));
    for said in [
        "Cancelled",
        "Not valid for travel.",
        "Paid",
        "Still due",
        "Tue 1 Dec 2026 10:00",
    ] {
        assert!(pages.contains(said), "{said} in {pages}");
        assert!(page.contains(said), "{said} in {page}");
    }
}

#[test]
fn a_trip_of_many_flights_and_people_runs_over_pages() {
    let mut document = sample(Language::English);
    let journey = document.journeys[0].clone();
    document.journeys = vec![journey; 6];
    let person = document.people[0].clone();
    document.people = vec![person; 9];
    let sheet = Sheet::of_order(&document).expect("a sheet");
    assert!(sheet.pages().expect("pages").pages.len() > 1);
    assert!(printed(&document).contains("Page 2 of 2"));
}

#[test]
fn documents_of_several_orders_make_one_file_and_each_counts_its_own_pages() {
    let mut long = sample(Language::English);
    long.journeys = vec![long.journeys[0].clone(); 6];
    long.people = vec![long.people[0].clone(); 9];
    let mut short = sample(Language::Arabic);
    short.reference = "FAL2611-00043L".to_owned();
    let mut without_logo = sample(Language::English);
    without_logo.brand.logo = None;
    let documents = [long, short, without_logo];
    let sheet = Sheet::of_orders(&documents).expect("a sheet");
    assert_eq!(sheet.pages().expect("pages").pages.len(), 4);
    let text = said_on(&sheet);
    for said in [
        "Page 1 of 2",
        "Page 2 of 2",
        "Page 1 of 1",
        "FAL2611-00042K",
        "FAL2611-00043L",
    ] {
        assert!(text.contains(said), "{said} in {text}");
    }
    assert!(pdf_of_many(&documents).expect("a PDF").starts_with(b"%PDF-"));
}

fn proposal(language: Language) -> ProposalDocument {
    let Document {
        brand,
        seller,
        issuer,
        journeys,
        words,
        ..
    } = sample(language);
    let option = |number: usize, amount: &str| ProposedTrip {
        title: format!("{} {number}", words.option),
        terms: vec!["Economy Value".to_owned(), words.refundable.clone()],
        journeys: journeys.clone(),
        amount: amount.to_owned(),
    };
    ProposalDocument {
        language,
        title: words.proposal.clone(),
        link: "https://falcon.test/proposal?token=ab12".to_owned(),
        brand,
        seller,
        issuer,
        facts: vec![Fact {
            label: words.prepared_for.clone(),
            value: "Mrs Karim".to_owned(),
        }],
        note: "Window seats.".to_owned(),
        options: vec![option(1, "AED 1,234.50"), option(2, "AED 1,300.00")],
        notes: vec![words.note_proposal.clone()],
        words,
    }
}

// covers: T-292
#[test]
fn a_proposal_says_what_is_proposed_and_at_which_price() {
    for language in [Language::English, Language::Arabic] {
        let document = proposal(language);
        let text = said_on(&Sheet::of_proposal(&document).expect("a sheet"));
        for said in [
            "Mrs Karim",
            "Window seats.",
            "AED 1,234.50",
            "AED 1,300.00",
            "EK 582",
            "Desert Rose Travel",
        ] {
            assert!(text.contains(said), "{said} in {text}");
        }
    }
    let without = ProposalDocument {
        note: String::new(),
        ..proposal(Language::English)
    };
    assert!(!said_on(&Sheet::of_proposal(&without).expect("a sheet")).contains("Window"));
}

#[test]
fn a_statement_says_its_period_balances_and_entries_over_as_many_pages_as_it_needs() {
    for language in [Language::English, Language::Arabic] {
        let Document {
            brand, seller, words, ..
        } = sample(language);
        let row = StatementRow {
            date: "Sat 12 Dec 2026".to_owned(),
            kind: words.ticket_issue.clone(),
            reference: "FAL2611-00042K".to_owned(),
            description: "DXB-DAC RAHMAN".to_owned(),
            debit: "1,234.50".to_owned(),
            credit: String::new(),
            balance: "8,765.50".to_owned(),
        };
        let mut document = StatementDocument {
            language,
            title: words.statement.clone(),
            period: "Tue 1 Dec 2026 – Thu 31 Dec 2026".to_owned(),
            brand,
            seller,
            issuer: None,
            facts: vec![Fact {
                label: words.opening_balance.clone(),
                value: "AED 10,000.00".to_owned(),
            }],
            rows: vec![row; 60],
            words,
        };
        let sheet = Sheet::of_statement(&document).expect("a sheet");
        assert!(sheet.pages().expect("pages").pages.len() > 1);
        let text = said_on(&sheet);
        for said in ["AED 10,000.00", "FAL2611-00042K", "1,234.50", "8,765.50", "31 Dec 2026"] {
            assert!(text.contains(said), "{said} in {text}");
        }
        assert!(missing_letters(&sheet).is_empty());
        assert!(statement_pdf(&document).expect("a PDF").starts_with(b"%PDF-"));
        document.rows.clear();
        assert!(!said_on(&Sheet::of_statement(&document).expect("a sheet")).contains("1,234.50"));
    }
}

// covers: T-328
#[test]
fn a_written_page_says_its_text_in_both_directions() {
    let html = "<title>Sales &amp; dues</title><h1>March</h1><p>Paid <b>in full</b><br>by wallet</p><ol><li>First<li>Second</ol>\
        <table><tr><th>Order<th>Amount</tr><tr><td>FAL2611-00042K<td>1,234.50</tr><tr><td>Only one cell</table><hr>";
    for language in [Language::English, Language::Arabic] {
        let Document { brand, seller, .. } = sample(language);
        let written = read_page(html).expect("a page");
        let page = PageDocument {
            language,
            title: written.title,
            brand,
            seller,
            issuer: None,
            blocks: written.blocks,
            words: language.words(),
        };
        let sheet = Sheet::of_page(&page).expect("a sheet");
        let text = said_on(&sheet);
        for said in [
            "Sales & dues",
            "March",
            "in full",
            "by wallet",
            "2.",
            "Second",
            "FAL2611-00042K",
            "1,234.50",
        ] {
            assert!(text.contains(said), "{said} in {text}");
        }
        assert!(page_pdf(&page).expect("a PDF").starts_with(b"%PDF-"));
    }
}
