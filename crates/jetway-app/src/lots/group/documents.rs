//! Invoices, tickets and passenger lists of groups.

use jetway_documents::{AmountLine, Amounts, Document, Fact, Journey, Language, Party, PeopleLabel, Person, Words};
use jetway_domain::air::offer::Ptc;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::lot::group::name::{GroupName, count_of};
use jetway_domain::lot::group::order::{GroupOrder, GroupStage};
use jetway_domain::lot::{LotFlight, SeatPrice};
use jetway_domain::money::{Money, MoneyError};

use super::trip::legs;
use super::{GroupError, Groups};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::dates::{date, moment, time};
use crate::order::documents::itinerary::{journeys, link_address, link_for_document};
use crate::order::documents::{Letterhead, PrintError, Purpose, amount, leader, money, place};

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupDocument {
    /// Invoice for the agency: what the wallet pays.
    AgentInvoice,
    /// Invoice for its customer.
    CustomerInvoice,
    /// The ticket numbers.
    Tickets,
    /// The passengers.
    Manifest,
    /// Itinerary for travellers behind a link.
    Itinerary,
}

impl GroupDocument {
    /// Every kind.
    pub const ALL: [Self; 5] = [
        Self::AgentInvoice,
        Self::CustomerInvoice,
        Self::Tickets,
        Self::Manifest,
        Self::Itinerary,
    ];

    /// What it is for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::AgentInvoice => Purpose::Account,
            Self::Tickets => Purpose::Ticket,
            Self::CustomerInvoice | Self::Manifest | Self::Itinerary => Purpose::Customer,
        }
    }

    /// Part of the file name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AgentInvoice => "agent-invoice",
            Self::CustomerInvoice => "invoice",
            Self::Tickets => "tickets",
            Self::Manifest => "passengers",
            Self::Itinerary => "itinerary",
        }
    }

    /// Whether its code opens the itinerary. The list of passengers goes to hotels and guides.
    const fn is_for_travellers(self) -> bool {
        match self {
            Self::CustomerInvoice | Self::Tickets | Self::Itinerary => true,
            Self::AgentInvoice | Self::Manifest => false,
        }
    }
}

/// What is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupPrint {
    /// The kind.
    pub kind: GroupDocument,
    /// Whether it shows prices.
    pub with_price: bool,
    /// Whether it shows passport numbers.
    pub passports: bool,
}

impl Groups {
    /// The content of a document.
    ///
    /// # Errors
    /// When the agency has no such order, or tickets are asked for that there are not.
    pub async fn document(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        print: GroupPrint,
        head: Letterhead,
    ) -> Result<Document, PrintError> {
        let order = self.order(caller, reference).await.map_err(unreadable)?;
        if print.kind == GroupDocument::Tickets && order.stage() != GroupStage::Ticketed {
            return Err(PrintError::NoTicket(order.status));
        }
        let token = if print.kind.is_for_travellers() && order.stage() == GroupStage::Ticketed {
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
        order: &GroupOrder,
        print: GroupPrint,
        (head, itinerary_token): (Letterhead, Option<String>),
    ) -> Result<Document, PrintError> {
        let tx = self.services.read(tenant).await?;
        let leader = leader(&tx, order.agency, &head, print.kind.purpose()).await?;
        let agency = tx.agencies().get(order.agency).await?.ok_or(OrderError::NotFound)?;
        let details = tx.companies().get(order.agency).await?.details;
        drop(tx);
        let mut lines = vec![place(&details), agency.phone, agency.email];
        lines.retain(|line| !line.is_empty());
        let language = Language::of(&head.language);
        let words = language.words();
        let zone = self.services.zone(tenant);
        let pay_by = order.pay_by().map(|at| moment(at, zone, words));
        let amounts = has_amounts(print)
            .then(|| amounts(order, print.kind, words))
            .transpose();
        Ok(Document {
            language,
            title: title(order, print.kind, words).clone(),
            status: status(order, words).clone(),
            reference: order.reference.as_str().to_owned(),
            warning: warning(order, words),
            link: code(print.kind, &order.reference, &head.origin, itinerary_token.as_deref()),
            scan: if print.kind.is_for_travellers() {
                words.scan_itinerary.clone()
            } else {
                words.scan.clone()
            },
            seller: Party {
                name: agency.name,
                lines,
            },
            issuer: head.issuer(print.kind.purpose()),
            facts: facts(order, print.kind, pay_by, words),
            journeys: journeys_of(order, print.kind, words),
            people_are: PeopleLabel::of(&words.passengers, &words.passenger),
            people: people(order, print, words),
            amounts: amounts.map_err(|error| PrintError::Amounts(Box::new(error)))?,
            notes: notes(print.kind, words),
            brand: leader.unwrap_or(head.brand),
            words,
        })
    }
}

/// Address of the QR code: the order for the agent, the itinerary for travellers; none before there are tickets.
fn code(kind: GroupDocument, reference: &OrderReference, origin: &str, itinerary_token: Option<&str>) -> String {
    if kind == GroupDocument::AgentInvoice {
        return format!("{origin}/{}", reference.page());
    }
    itinerary_token.map_or_else(String::new, |token| link_address(origin, token))
}

/// Itineraries show each flight; other documents name it in a line.
fn journeys_of(order: &GroupOrder, kind: GroupDocument, words: &Words) -> Vec<Journey> {
    if kind != GroupDocument::Itinerary {
        return Vec::new();
    }
    let legs = legs(&order.details.offer.journeys).into_iter();
    // A lot says nothing of cabins.
    let flown: Vec<_> = legs.map(|leg| (leg, String::new())).collect();
    journeys(&flown, words)
}

fn notes(kind: GroupDocument, words: &Words) -> Vec<String> {
    let check_in = (kind == GroupDocument::Itinerary).then_some(&words.note_check_in);
    let all = check_in.into_iter().chain([&words.note_documents, &words.note_times]);
    all.cloned().collect()
}

fn unreadable(error: GroupError) -> PrintError {
    match error {
        GroupError::Order(error) => error.into(),
        GroupError::Sealed(error) => error.into(),
        _ => OrderError::NotFound.into(),
    }
}

fn has_amounts(print: GroupPrint) -> bool {
    match print.kind {
        GroupDocument::AgentInvoice
        | GroupDocument::CustomerInvoice
        | GroupDocument::Tickets
        | GroupDocument::Itinerary => print.with_price,
        GroupDocument::Manifest => false,
    }
}

fn title<'w>(order: &GroupOrder, kind: GroupDocument, words: &'w Words) -> &'w String {
    match kind {
        GroupDocument::Manifest => &words.passenger_list,
        GroupDocument::Tickets => &words.e_ticket,
        GroupDocument::Itinerary => &words.itinerary,
        GroupDocument::AgentInvoice | GroupDocument::CustomerInvoice if !order.is_balance_paid() => &words.proforma,
        GroupDocument::AgentInvoice => &words.agent_invoice,
        GroupDocument::CustomerInvoice => &words.customer_invoice,
    }
}

fn status<'w>(order: &GroupOrder, words: &'w Words) -> &'w String {
    match order.stage() {
        GroupStage::SeatsHeld => &words.on_hold,
        GroupStage::DepositPaid => &words.deposit_paid,
        GroupStage::BalancePaid | GroupStage::InProgress => &words.in_progress,
        GroupStage::Ticketed => &words.ticketed,
        GroupStage::Cancelled => &words.cancelled,
        GroupStage::Released => &words.expired,
    }
}

fn warning(order: &GroupOrder, words: &Words) -> String {
    match order.stage() {
        GroupStage::Ticketed => String::new(),
        GroupStage::Cancelled | GroupStage::Released => words.not_valid.clone(),
        GroupStage::SeatsHeld | GroupStage::DepositPaid | GroupStage::BalancePaid | GroupStage::InProgress => {
            words.no_ticket.clone()
        }
    }
}

fn facts(order: &GroupOrder, kind: GroupDocument, pay_by: Option<String>, words: &Words) -> Vec<Fact> {
    let details = &order.details;
    let all = [
        (&words.group, Some(details.group_name.clone())),
        (&words.airline_reference, details.airline_reference.clone()),
        (&words.passengers, Some(details.party.passengers().to_string())),
        (&words.baggage, Some(details.offer.baggage.clone())),
        (&words.pay_before, pay_by),
    ];
    let told = all
        .into_iter()
        .filter_map(|(label, value)| Some((label.clone(), value?)));
    let in_lines = kind != GroupDocument::Itinerary;
    let flights = details.offer.journeys.iter().filter(|_| in_lines);
    let flights = flights.flat_map(|journey| &journey.flights);
    let flights = flights.map(|flight| (flight.number.clone(), flown(flight, words)));
    told.chain(flights)
        .map(|(label, value)| Fact { label, value })
        .collect()
}

/// `DXB Sun 10 Jan 2027 09:00 – JED 12:00`.
fn flown(flight: &LotFlight, words: &Words) -> String {
    let (from, to) = (flight.origin.as_str(), flight.destination.as_str());
    let (departs, arrives) = (time(flight.departs), time(flight.arrives));
    let lands_on = flight.arrives.date();
    let day = if lands_on == flight.departs.date() {
        String::new()
    } else {
        format!("{} ", date(lands_on, words))
    };
    format!(
        "{from} {} {departs} – {to} {day}{arrives}",
        date(flight.departs.date(), words)
    )
}

const fn kind(kind: Ptc, words: &Words) -> &String {
    match kind {
        Ptc::Adt => &words.adult,
        Ptc::Chd => &words.child,
        Ptc::Inf => &words.infant,
    }
}

/// Invoices list no passengers.
fn people(order: &GroupOrder, print: GroupPrint, words: &Words) -> Vec<Person> {
    if matches!(print.kind, GroupDocument::AgentInvoice | GroupDocument::CustomerInvoice) {
        return Vec::new();
    }
    let person = |name: &GroupName| Person {
        traveller_id: name.line.to_string(),
        name: format!("{} {}", name.title.as_str(), name.name()),
        kind: kind(name.kind, words).clone(),
        ticket: name.ticket.clone().unwrap_or_default(),
        passport: name
            .passport
            .as_ref()
            .filter(|_| print.passports)
            .map(|passport| passport.number.clone())
            .unwrap_or_default(),
        extras: Vec::new(),
    };
    order.details.names.iter().map(person).collect()
}

fn amounts(order: &GroupOrder, kind: GroupDocument, words: &Words) -> Result<Amounts, MoneyError> {
    let price = order.price()?;
    let line = |label: &String, detail: String, money: Money| AmountLine {
        label: label.clone(),
        detail,
        amount: amount(money),
    };
    let mut lines = passengers(order, words)?;
    let penalties = order.details.penalties;
    if !penalties.is_zero() {
        lines.push(line(&words.seats_dropped, String::new(), penalties));
    }
    if kind != GroupDocument::AgentInvoice {
        return Ok(match order.details.print_price {
            Some(printed) => Amounts {
                lines: vec![line(&words.fare, String::new(), printed)],
                label: words.total.clone(),
                total: money(printed),
                settled: Vec::new(),
            },
            None => Amounts {
                lines,
                label: words.total.clone(),
                total: money(price.customer),
                settled: Vec::new(),
            },
        });
    }
    lines.push(line(
        &words.commission,
        String::new(),
        price.agent.checked_sub(price.customer)?,
    ));
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

/// A line for each type: `10 × AED 1,000.00`.
fn passengers(order: &GroupOrder, words: &Words) -> Result<Vec<AmountLine>, MoneyError> {
    let (party, prices) = (order.details.party, &order.details.offer.prices);
    let types: [(Ptc, SeatPrice); 3] = [
        (Ptc::Adt, prices.adult),
        (Ptc::Chd, prices.child),
        (Ptc::Inf, prices.infant),
    ];
    let mut lines = Vec::new();
    for (of, price) in types {
        let count = count_of(party, of);
        if count > 0 {
            lines.push(AmountLine {
                label: kind(of, words).clone(),
                detail: format!("{count} × {}", money(price.customer)),
                amount: amount(price.customer.times(count)?),
            });
        }
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use jetway_domain::ids::{OrderKind, OrderPrefix, OrderReference};

    use super::{GroupDocument, code};

    #[test]
    fn the_code_opens_the_itinerary_for_travellers_and_the_order_for_agents() {
        let prefix = OrderPrefix::parse("DM").expect("a prefix");
        let reference =
            OrderReference::compose(prefix, OrderKind::Group, DateTime::UNIX_EPOCH, 1).expect("a reference");
        let of = |kind, token| code(kind, &reference, "https://falcon.test", token);
        for kind in [GroupDocument::Tickets, GroupDocument::CustomerInvoice] {
            assert_eq!(of(kind, Some("abc")), "https://falcon.test/itinerary?token=abc");
            assert_eq!(of(kind, None), "", "revoked, or without tickets");
        }
        assert_eq!(
            of(GroupDocument::AgentInvoice, None),
            format!("https://falcon.test/fare-bookings/{}", reference.as_str())
        );
        assert_eq!(of(GroupDocument::Manifest, None), "");
    }
}
