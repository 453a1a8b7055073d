//! Itineraries and invoices of holidays.

use jetway_documents::{AmountLine, Amounts, Document, Fact, Journey, Language, Party, PeopleLabel, Person, Words};
use jetway_domain::holiday::order::{HolidayOrder, HolidayStage};
use jetway_domain::holiday::package::PackageMeal;
use jetway_domain::holiday::trip::HolidayDay;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::money::{Money, MoneyError};

use super::{HolidayError, Holidays};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::dates::{date, moment};
use crate::order::documents::itinerary::{link_address, link_for_document};
use crate::order::documents::{Letterhead, PrintError, Purpose, amount, leader, money, place};

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HolidayDocument {
    /// The days, hotels and references, for travellers.
    Itinerary,
    /// Invoice for the agency: what the wallet pays.
    AgentInvoice,
    /// Invoice for its customer.
    CustomerInvoice,
}

impl HolidayDocument {
    /// What it is for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::AgentInvoice => Purpose::Account,
            Self::CustomerInvoice | Self::Itinerary => Purpose::Customer,
        }
    }

    /// Part of the file name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Itinerary => "itinerary",
            Self::AgentInvoice => "agent-invoice",
            Self::CustomerInvoice => "invoice",
        }
    }
}

impl Holidays {
    /// The content of a document.
    ///
    /// # Errors
    /// When the agency has no such order, or its amounts do not add up.
    pub async fn document(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        print: (HolidayDocument, bool),
        head: Letterhead,
    ) -> Result<Document, PrintError> {
        let order = self.order(caller, reference).await.map_err(unreadable)?;
        let token = if print.0 != HolidayDocument::AgentInvoice && order.stage() == HolidayStage::Paid {
            link_for_document(&self.store, caller, order.id).await?
        } else {
            None
        };
        self.compose(&caller.tenant, &order, print, (head, token)).await
    }

    /// The content of an order's document, for any reader; `token` is that of the link to its itinerary.
    pub(super) async fn compose(
        &self,
        tenant: &TenantId,
        order: &HolidayOrder,
        (kind, with_price): (HolidayDocument, bool),
        (head, token): (Letterhead, Option<String>),
    ) -> Result<Document, PrintError> {
        let tx = self.services.read(tenant).await?;
        let leader = leader(&tx, order.agency, &head, kind.purpose()).await?;
        let agency = tx.agencies().get(order.agency).await?.ok_or(OrderError::NotFound)?;
        let details = tx.companies().get(order.agency).await?.details;
        drop(tx);
        let mut lines = vec![place(&details), agency.phone, agency.email];
        lines.retain(|line| !line.is_empty());
        let language = Language::of(&head.language);
        let words = language.words();
        let zone = self.services.zone(tenant);
        let today = self.services.now().with_timezone(&zone).date_naive();
        let pay_by = order.deadline().map(|(_, at)| moment(at, zone, words));
        let amounts = with_price.then(|| amounts(order, kind, words)).transpose();
        let (link, scan) = match kind.purpose() {
            Purpose::Account => (format!("{}/{}", head.origin, order.reference.page()), &words.scan),
            Purpose::Ticket | Purpose::Customer => {
                let link = token.map(|token| link_address(&head.origin, &token));
                (link.unwrap_or_default(), &words.scan_itinerary)
            }
        };
        let is_completed = order.is_completed(today);
        Ok(Document {
            language,
            title: title(order, kind, words).clone(),
            status: status(order.stage(), is_completed, words).clone(),
            reference: order.reference.as_str().to_owned(),
            warning: warning(order.stage(), words).cloned().unwrap_or_default(),
            link,
            scan: scan.clone(),
            seller: Party {
                name: agency.name,
                lines,
            },
            issuer: head.issuer(kind.purpose()),
            facts: facts(order, pay_by, words),
            journeys: days(order, kind, words),
            people_are: PeopleLabel::of(&words.travellers, &words.traveller),
            people: vec![party(order, words)],
            amounts: amounts.map_err(|error| PrintError::Amounts(Box::new(error)))?,
            notes: vec![words.note_holiday.clone(), words.note_documents.clone()],
            brand: leader.unwrap_or(head.brand),
            words,
        })
    }
}

fn unreadable(error: HolidayError) -> PrintError {
    match error {
        HolidayError::Order(error) => error.into(),
        _ => OrderError::NotFound.into(),
    }
}

fn title<'w>(order: &HolidayOrder, kind: HolidayDocument, words: &'w Words) -> &'w String {
    match kind {
        HolidayDocument::Itinerary => &words.itinerary,
        HolidayDocument::AgentInvoice | HolidayDocument::CustomerInvoice if !order.is_balance_paid() => &words.proforma,
        HolidayDocument::AgentInvoice => &words.agent_invoice,
        HolidayDocument::CustomerInvoice => &words.customer_invoice,
    }
}

const fn status(stage: HolidayStage, is_completed: bool, words: &Words) -> &String {
    match stage {
        HolidayStage::DepositDue => &words.deposit_due,
        HolidayStage::Confirming => &words.being_confirmed,
        HolidayStage::BalanceDue => &words.balance_due,
        HolidayStage::Paid if is_completed => &words.completed,
        HolidayStage::Paid => &words.confirmed,
        HolidayStage::Cancelled => &words.cancelled,
        HolidayStage::Expired => &words.expired,
    }
}

const fn warning(stage: HolidayStage, words: &Words) -> Option<&String> {
    match stage {
        HolidayStage::Paid => None,
        HolidayStage::Cancelled | HolidayStage::Expired => Some(&words.not_valid),
        HolidayStage::DepositDue | HolidayStage::Confirming | HolidayStage::BalanceDue => Some(&words.not_confirmed),
    }
}

fn facts(order: &HolidayOrder, pay_by: Option<String>, words: &Words) -> Vec<Fact> {
    let (details, terms) = (&order.details, &order.details.quotation.terms);
    let included = terms.inclusions.join(" · ");
    let all = [
        (&words.package, Some(details.trip.title.clone())),
        (&words.destination, Some(details.trip.city.clone())),
        (&words.first_day, Some(date(order.starts_on(), words))),
        (&words.last_day, Some(date(order.ends_on(), words))),
        (&words.rooms, details.wish.rooms.map(|rooms| rooms.to_string())),
        (&words.pay_before, pay_by),
        (&words.included, (!included.is_empty()).then_some(included)),
    ];
    let told = all
        .into_iter()
        .filter_map(|(label, value)| Some((label.clone(), value?)));
    let hotels = details.trip.hotels.iter().map(|hotel| {
        let stars = "★".repeat(usize::from(hotel.stars));
        let nights = format!("{}: {}", words.nights, hotel.nights);
        (
            words.hotel.clone(),
            format!("{} {stars} · {} · {nights}", hotel.name, hotel.city),
        )
    });
    let confirmed = details.confirmed.iter();
    let references = confirmed.flat_map(|confirmed| &confirmed.references).map(|reference| {
        let at = usize::try_from(reference.line).unwrap_or(usize::MAX);
        let label = terms
            .lines
            .get(at)
            .map_or(words.booking_reference.as_str(), |line| line.label.as_str());
        (label.to_owned(), reference.reference.clone())
    });
    told.chain(hotels)
        .chain(references)
        .map(|(label, value)| Fact { label, value })
        .collect()
}

/// Itineraries show each day; invoices name the package alone.
fn days(order: &HolidayOrder, kind: HolidayDocument, words: &Words) -> Vec<Journey> {
    if kind != HolidayDocument::Itinerary {
        return Vec::new();
    }
    let day = |day: &HolidayDay| {
        let after = chrono::Days::new(u64::from(day.day.saturating_sub(1)));
        let on = order.starts_on().checked_add_days(after).map(|on| date(on, words));
        let meals: Vec<&str> = day.meals.iter().map(|meal| meal_name(*meal, words).as_str()).collect();
        let detail = [on.unwrap_or_default(), day.text.clone(), meals.join(", ")];
        let detail: Vec<String> = detail.into_iter().filter(|text| !text.is_empty()).collect();
        Journey {
            title: format!("{} {} · {}", words.day, day.day, day.title),
            detail: detail.join(" · "),
            flights: Vec::new(),
        }
    };
    order.details.trip.itinerary.iter().map(day).collect()
}

const fn meal_name(meal: PackageMeal, words: &Words) -> &String {
    match meal {
        PackageMeal::Breakfast => &words.breakfast_included,
        PackageMeal::Lunch => &words.lunch,
        PackageMeal::Dinner => &words.dinner,
    }
}

/// The contact, with the size of the party: `Adult: 2 · Child: 1`.
fn party(order: &HolidayOrder, words: &Words) -> Person {
    let wish = &order.details.wish;
    let mut kind = format!("{}: {}", words.adult, wish.adults);
    if !wish.child_ages.is_empty() {
        kind = format!("{kind} · {}: {}", words.child, wish.child_ages.len());
    }
    Person {
        traveller_id: "1".to_owned(),
        name: wish.contact.name.clone(),
        kind,
        ticket: String::new(),
        passport: String::new(),
        extras: Vec::new(),
    }
}

fn amounts(order: &HolidayOrder, kind: HolidayDocument, words: &Words) -> Result<Amounts, MoneyError> {
    let price = order.price()?;
    let line = |label: &str, detail: String, money: Money| AmountLine {
        label: label.to_owned(),
        detail,
        amount: amount(money),
    };
    let mut lines = Vec::new();
    for part in &order.details.quotation.terms.lines {
        let detail = format!("{} × {}", part.quantity, money(part.unit.customer));
        lines.push(line(&part.label, detail, part.amount()?.customer));
    }
    if kind != HolidayDocument::AgentInvoice {
        let (lines, total) = match order.details.print_price {
            Some(printed) => (vec![line(&words.package, String::new(), printed)], printed),
            None => (lines, price.customer),
        };
        return Ok(Amounts {
            lines,
            label: words.total.clone(),
            total: money(total),
            settled: Vec::new(),
        });
    }
    let less = price.agent.checked_sub(price.customer)?;
    lines.push(line(&words.commission, String::new(), less));
    let details = &order.details;
    let paid = [
        (&words.deposit_paid, &details.deposit),
        (&words.balance_paid, &details.balance),
    ];
    let paid = paid
        .into_iter()
        .filter_map(|(label, paid)| Some((label, paid.as_ref()?)));
    Ok(Amounts {
        lines,
        label: words.payable.clone(),
        total: money(price.agent),
        settled: paid
            .map(|(label, paid)| line(label, String::new(), paid.amount.agent))
            .collect(),
    })
}
