//! Composes a document from an order.

use chrono::{DateTime, Utc};
use jetway_db::repo::agencies::Agency;
use jetway_db::repo::company::companies::CompanyDetails;
use jetway_documents::{AmountLine, Amounts, Brand, Document, Fact, Language, Party, PeopleLabel, Person, Words};
use jetway_domain::air::extra::ExtraStatus;
use jetway_domain::air::offer::Condition;
use jetway_domain::air::order::{FlightOrder, Ticket, TicketStatus};
use jetway_domain::air::pricing::TaxLabel;
use jetway_domain::air::printed::{PrintedFor, PrintedItem, PrintedLine, printed_fare};
use jetway_domain::air::traveller::Traveller;
use jetway_domain::order::OrderStatus;
use jetway_domain::registration::licences::Licences;
use jetway_domain::zone::Zone;

use super::text::{amount, kind, moment, money, status, terms};
use super::trip::{checked_baggage, trip};
use crate::order::documents::itinerary::link_address;
use crate::order::documents::{DocumentKind, Letterhead, PrintCommand, PrintError, place};

/// Everything a document is composed from.
pub(super) struct Sheet<'c> {
    pub(super) order: FlightOrder,
    pub(super) command: &'c PrintCommand,
    /// For each traveller, whether the document is for them.
    pub(super) chosen: Vec<bool>,
    /// The agency, if the document carries its brand.
    pub(super) leader: Option<Brand>,
    /// Token of the link to its itinerary.
    pub(super) itinerary_token: Option<String>,
    pub(super) agency: Option<Agency>,
    pub(super) details: CompanyDetails,
    pub(super) licences: Option<Licences>,
    pub(super) zone: Zone,
    /// When the due of a partly paid order was settled.
    pub(super) rest_paid_at: Option<DateTime<Utc>>,
}

impl Sheet<'_> {
    pub(super) fn document(&self, head: Letterhead) -> Result<Document, PrintError> {
        let language = Language::of(&head.language);
        let words = language.words();
        let reference = self.order.reference.as_str();
        Ok(Document {
            language,
            title: self.title(words).clone(),
            status: status(self.order.status, words).clone(),
            reference: reference.to_owned(),
            warning: self.warning(words).cloned().unwrap_or_default(),
            link: self.link(&head.origin),
            scan: if self.command.kind.is_for_customer() {
                words.scan_itinerary.clone()
            } else {
                words.scan.clone()
            },
            seller: self.seller(words),
            facts: self.facts(words),
            journeys: trip(self.order.details.flown(), words),
            people_are: PeopleLabel::of(&words.passengers, &words.passenger),
            people: self.people(words),
            amounts: self.amounts(words, &head.taxes)?,
            notes: self.notes(words),
            issuer: head.issuer(self.command.kind.purpose()),
            brand: self.leader.clone().unwrap_or(head.brand),
            words,
        })
    }

    /// Address of the QR code: the order for the agent, the itinerary for travellers; none for an order without tickets.
    fn link(&self, origin: &str) -> String {
        let reference = self.order.reference.as_str();
        match (&self.itinerary_token, self.command.kind.is_for_customer()) {
            (_, false) => format!("{origin}/flight-order?reference={reference}"),
            (Some(token), true) => link_address(origin, token),
            (None, true) => String::new(),
        }
    }

    fn is_paid(&self) -> bool {
        self.order.payment.is_some()
    }

    /// Cancelled or expired.
    fn has_ended(&self) -> bool {
        matches!(self.order.status, OrderStatus::Cancelled | OrderStatus::Expired)
    }

    /// Whether one of these travellers has a ticket that is neither void nor refunded.
    fn has_open_ticket(&self) -> bool {
        let details = &self.order.details;
        let is_open = |id: &str| {
            let mut tickets = details.tickets.iter();
            tickets.any(|ticket| ticket.traveller_id == id && ticket.status == TicketStatus::Open)
        };
        let mut party = details.travellers.iter().zip(&self.chosen);
        party.any(|(traveller, chosen)| *chosen && is_open(&traveller.traveller_id))
    }

    /// Warns that a document is not a ticket, or no longer valid for travel.
    fn warning<'w>(&self, words: &'w Words) -> Option<&'w String> {
        if self.has_ended() {
            Some(&words.not_valid)
        } else if self.order.can_issue() {
            Some(&words.seats_kept)
        } else if !self.has_open_ticket() {
            Some(&words.no_ticket)
        } else {
            None
        }
    }

    fn title<'w>(&self, words: &'w Words) -> &'w String {
        match self.command.kind {
            DocumentKind::AgentInvoice | DocumentKind::CustomerInvoice if !self.is_paid() => &words.proforma,
            DocumentKind::AgentInvoice => &words.agent_invoice,
            DocumentKind::CustomerInvoice => &words.customer_invoice,
            DocumentKind::Ticket => &words.e_ticket,
            DocumentKind::Confirmation => &words.confirmation,
            DocumentKind::Itinerary => &words.itinerary,
        }
    }

    fn seller(&self, words: &Words) -> Party {
        let details = &self.details;
        let named = |label: &str, number: &str| match number {
            "" => String::new(),
            number => format!("{label} {number}"),
        };
        let licence = self
            .licences
            .as_ref()
            .map_or("", |licences| licences.trade_license_number.as_str());
        let mut lines = vec![place(details)];
        if let Some(agency) = &self.agency {
            lines.extend([agency.phone.clone(), agency.email.clone()]);
        }
        lines.push(named(&words.registration, licence));
        lines.push(named(&words.tax_number, &details.tax_number));
        lines.retain(|line| !line.is_empty());
        Party {
            name: self.order.details.agency_name.clone(),
            lines,
        }
    }

    fn facts(&self, words: &Words) -> Vec<Fact> {
        let (order, details) = (&self.order, &self.order.details);
        let issued = details
            .tickets
            .first()
            .map(|ticket| moment(ticket.issued_at, self.zone, words));
        let limit = order
            .can_issue()
            .then(|| moment(order.limits.auto_cancel_at, self.zone, words));
        let brand = &details.offer.brand;
        let baggage = checked_baggage(brand, words);
        // An ended booking can no longer be changed or refunded under them.
        // Fees are prices, which an itinerary shows only when asked to.
        let is_told = !self.has_ended() && (self.command.kind != DocumentKind::Itinerary || self.command.with_price);
        let holds = |condition: &Condition| is_told.then(|| terms(condition, words));
        let all = [
            (&words.airline_reference, Some(details.locators().join(", "))),
            (&words.record_locator, order.pnr.clone()),
            (&words.status, Some(status(order.status, words).clone())),
            (&words.booked_on, Some(moment(order.created_at, self.zone, words))),
            (&words.issued_on, issued),
            (&words.pay_before, limit),
            (&words.baggage, Some(baggage)),
            (&words.cabin_bag, Some(brand.cabin_bag.to_string())),
            (&words.change_terms, holds(&brand.change)),
            (&words.refund_terms, holds(&brand.refund)),
        ];
        let told = all.into_iter().filter_map(|(label, value)| Some((label, value?)));
        told.filter(|(_, value)| !value.is_empty())
            .map(|(label, value)| Fact {
                label: label.clone(),
                value,
            })
            .collect()
    }

    fn people(&self, words: &Words) -> Vec<Person> {
        let party = self.order.details.travellers.iter().zip(&self.chosen);
        party
            .filter(|(_, chosen)| **chosen)
            .map(|(traveller, _)| self.person(traveller, words))
            .collect()
    }

    fn person(&self, traveller: &Traveller, words: &Words) -> Person {
        let details = &self.order.details;
        let id = &traveller.traveller_id;
        let ticket = details.tickets.iter().find(|ticket| ticket.traveller_id == *id);
        let ticket = ticket.map(|ticket| printed_ticket(ticket, words));
        let theirs = details.extras.iter().filter(|held| held.extra.traveller_id == *id);
        let kept = theirs.filter(|held| held.status != ExtraStatus::Refused);
        let passport = traveller.passport.as_ref().filter(|_| self.command.passports);
        Person {
            traveller_id: id.clone(),
            name: format!(
                "{} {} {}",
                traveller.title.as_str(),
                traveller.given_name,
                traveller.surname
            ),
            kind: kind(traveller.ptc, words).clone(),
            ticket: ticket.unwrap_or_default(),
            passport: passport.map_or_else(String::new, |passport| {
                format!("{} {}", passport.issue_country, passport.number)
            }),
            extras: kept.map(|held| held.extra.name.clone()).collect(),
        }
    }

    fn amounts(&self, words: &Words, taxes: &(String, String)) -> Result<Option<Amounts>, PrintError> {
        if !self.command.with_price {
            return Ok(None);
        }
        let whom = match self.command.kind {
            DocumentKind::AgentInvoice => PrintedFor::Agency,
            DocumentKind::CustomerInvoice
            | DocumentKind::Ticket
            | DocumentKind::Confirmation
            | DocumentKind::Itinerary => PrintedFor::Customer,
        };
        let fare = printed_fare(&self.order.details, whom, &self.chosen)?;
        let line = |line: &PrintedLine| {
            let (label, detail) = match line.item {
                PrintedItem::Fares(ptc, count, each) => (
                    format!("{} · {}", words.fare, kind(ptc, words)),
                    format!("{count} × {}", amount(each)),
                ),
                PrintedItem::Tax(TaxLabel::Ait) => (taxes.0.clone(), String::new()),
                PrintedItem::Tax(TaxLabel::Vat) => (taxes.1.clone(), String::new()),
                PrintedItem::ServiceFee => (words.service_fee.clone(), String::new()),
                PrintedItem::Extras => (words.extra_services.clone(), String::new()),
                PrintedItem::Commission => (words.commission.clone(), String::new()),
                PrintedItem::AgencyPrice => (words.fare.clone(), String::new()),
            };
            AmountLine {
                label,
                detail,
                amount: amount(line.amount),
            }
        };
        Ok(Some(Amounts {
            lines: fare.lines.iter().map(line).collect(),
            label: self.total_label(whom, words).clone(),
            total: money(fare.total),
            settled: self.settled(whom, words),
        }))
    }

    /// Label of the total: charged, or payable. Neutral if it is paid in parts, or the booking has ended.
    fn total_label<'w>(&self, whom: PrintedFor, words: &'w Words) -> &'w String {
        let (is_paid, is_parted) = (self.is_paid(), self.order.details.part.is_some());
        match whom {
            PrintedFor::Agency if self.has_ended() => &words.total,
            PrintedFor::Agency if is_paid && !is_parted => &words.paid_from_wallet,
            PrintedFor::Agency if !is_paid => &words.payable,
            PrintedFor::Agency | PrintedFor::Customer => &words.total,
        }
    }

    /// Amounts charged and due of a partly paid order. They belong to the whole order: a document for some travellers does
    /// not show them.
    fn settled(&self, whom: PrintedFor, words: &Words) -> Vec<AmountLine> {
        let is_whole = self.chosen.iter().all(|chosen| *chosen);
        let parts = self.order.payment.as_ref().zip(self.order.details.part.as_ref());
        match parts {
            Some((payment, part)) if whom == PrintedFor::Agency && is_whole => vec![
                AmountLine {
                    label: words.paid_from_wallet.clone(),
                    detail: moment(payment.paid_at, self.zone, words),
                    amount: amount(payment.amount),
                },
                AmountLine {
                    label: self
                        .rest_paid_at
                        .map_or(&words.still_due, |_| &words.paid_from_wallet)
                        .clone(),
                    detail: match self.rest_paid_at {
                        Some(paid_at) => moment(paid_at, self.zone, words),
                        None => moment(part.due_at, self.zone, words),
                    },
                    amount: amount(part.later),
                },
            ],
            Some(_) | None => Vec::new(),
        }
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        if self.has_ended() {
            return vec![words.note_times.clone()];
        }
        let travel = matches!(
            self.command.kind,
            DocumentKind::Ticket | DocumentKind::Confirmation | DocumentKind::Itinerary
        );
        let travel = travel.then_some([&words.note_check_in, &words.note_documents]);
        let moved = self.order.details.schedule_change.as_ref().map(|_| &words.note_moved);
        moved
            .into_iter()
            .chain(travel.into_iter().flatten())
            .chain([&words.note_times])
            .cloned()
            .collect()
    }
}

/// A ticket number as printed on tickets: the airline's three digits, then the rest; with its status, unless it is open.
fn printed_ticket(ticket: &Ticket, words: &Words) -> String {
    let number = match ticket.number.split_at_checked(3) {
        Some((airline, rest)) => format!("{airline} {rest}"),
        None => ticket.number.clone(),
    };
    match ticket.status {
        TicketStatus::Void => format!("{number} ({})", words.ticket_void),
        TicketStatus::Refunded => format!("{number} ({})", words.ticket_refunded),
        // Documents are about the tickets that replaced it.
        TicketStatus::Exchanged => number,
        TicketStatus::Open if ticket.refunded_segments.is_empty() => number,
        TicketStatus::Open => format!("{number} ({})", words.ticket_partly_refunded),
    }
}
