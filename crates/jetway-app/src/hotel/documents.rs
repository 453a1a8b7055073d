//! Vouchers and invoices of hotel orders.

use chrono::NaiveDate;
use fluent_bundle::FluentArgs;
use jetway_db::Tx;
use jetway_documents::{AmountLine, Amounts, Document, Fact, Language, Party, PeopleLabel, Person, Words};
use jetway_domain::hotel::guest::Guest;
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::hotel::rate::Board;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::money::MoneyError;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::Hotels;
use crate::context::Caller;
use crate::emails::Voice;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::dates::moment;
use crate::order::documents::itinerary::{link_address, link_for_document};
use crate::order::documents::{Letterhead, PrintError, Purpose, amount, customer_brand, leader, money, place};

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HotelDocument {
    /// Voucher that the guests show at the reception.
    Voucher,
    /// Invoice for the agency: the wallet charge.
    AgentInvoice,
    /// Invoice for the agency's customer.
    CustomerInvoice,
}

impl HotelDocument {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Voucher, Self::AgentInvoice, Self::CustomerInvoice];

    /// What it is for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::AgentInvoice => Purpose::Account,
            Self::Voucher | Self::CustomerInvoice => Purpose::Customer,
        }
    }

    /// Part of the file name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Voucher => "voucher",
            Self::AgentInvoice => "agent-invoice",
            Self::CustomerInvoice => "invoice",
        }
    }
}

impl Hotels {
    /// The content of a document.
    ///
    /// # Errors
    /// When the agency has no such order, or a voucher is requested for an order that the hotel has not confirmed.
    pub async fn document(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        (kind, with_price): (HotelDocument, bool),
        head: Letterhead,
    ) -> Result<Document, PrintError> {
        let order = self.order(caller, reference).await?;
        if kind == HotelDocument::Voucher && !has_voucher(&order) {
            return Err(PrintError::NoTicket(order.status));
        }
        let token = self.link_token(caller, &order, kind).await?;
        self.compose(&caller.tenant, &order, (kind, with_price), (head, token))
            .await
    }

    /// The token of the link that a document shows; `None` on the agent's invoice, after revocation and before there is a voucher.
    async fn link_token(
        &self,
        caller: &Caller,
        order: &HotelOrder,
        kind: HotelDocument,
    ) -> Result<Option<String>, PrintError> {
        if kind == HotelDocument::AgentInvoice || !has_voucher(order) {
            return Ok(None);
        }
        link_for_document(&self.store, caller, order.id).await
    }

    /// The content of an order's document, for any reader; `token` is that of the link to the voucher.
    pub(super) async fn compose(
        &self,
        tenant: &TenantId,
        order: &HotelOrder,
        (kind, with_price): (HotelDocument, bool),
        (head, token): (Letterhead, Option<String>),
    ) -> Result<Document, PrintError> {
        let tx = self.services.read(tenant).await?;
        let purpose = kind.purpose();
        let leader = leader(&tx, order.agency, &head, purpose).await?;
        let seller = seller(&tx, order).await?;
        drop(tx);
        let language = Language::of(&head.language);
        let words = language.words();
        let (link, scan) = match purpose {
            Purpose::Account => (format!("{}/{}", head.origin, order.reference.page()), &words.scan),
            Purpose::Ticket | Purpose::Customer => {
                let link = token.map(|token| link_address(&head.origin, &token));
                (link.unwrap_or_default(), &words.scan_voucher)
            }
        };
        let amounts = with_price.then(|| amounts(order, kind, words)).transpose();
        Ok(Document {
            language,
            title: title(order, kind, words).clone(),
            status: status(order, words).clone(),
            reference: order.reference.as_str().to_owned(),
            warning: warning(order, words).cloned().unwrap_or_default(),
            link,
            scan: scan.clone(),
            seller,
            issuer: head.issuer(purpose),
            facts: facts(order, words)?,
            journeys: Vec::new(),
            people_are: PeopleLabel::of(&words.guests, &words.guest),
            people: order
                .details
                .rooms
                .iter()
                .flatten()
                .enumerate()
                .map(|guest| person(guest, words))
                .collect(),
            amounts: amounts.map_err(wrong)?,
            notes: vec![words.note_voucher.clone(), words.note_requests.clone()],
            brand: leader.unwrap_or(head.brand),
            words,
        })
    }

    /// E-mail the voucher in the agency's name, without prices, as text and by its link.
    ///
    /// # Errors
    /// As [`Hotels::document`].
    pub async fn send_voucher(
        &self,
        caller: &Caller,
        (reference, to): (&OrderReference, &str),
        head: Letterhead,
    ) -> Result<(), PrintError> {
        let order = self.order(caller, reference).await?;
        let tx = self.services.read(&caller.tenant).await?;
        let brand = customer_brand(&tx, caller.agency, &head).await?;
        drop(tx);
        let voice = Voice {
            company: brand.company,
            language: head.language.clone(),
        };
        let origin = head.origin.clone();
        let document = self
            .document(caller, reference, (HotelDocument::Voucher, false), head)
            .await?;
        let token = self.link_token(caller, &order, HotelDocument::Voucher).await?;
        let link = token.map(|token| link_address(&origin, &token));
        let parts: Vec<String> = std::iter::once(as_text(&document)).chain(link).collect();
        let voucher = parts.join("\n\n");
        let contacts = [brand.phone, brand.email];
        let contacts: Vec<String> = contacts.into_iter().filter(|text| !text.is_empty()).collect();
        let (title, contacts) = (order.summary().title, contacts.join(" · "));
        let words = FluentArgs::from_iter([
            ("reference", order.reference.as_str()),
            ("route", title.as_str()),
            ("voucher", voucher.as_str()),
            ("contacts", contacts.as_str()),
        ]);
        let message = voice.mail(to, "hotel-voucher", words);
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        tx.outbox().enqueue(message, self.services.ids(), now).await?;
        let text = "The voucher was sent by e-mail.";
        let change = Change::by(&caller.user_name, OrderEventKind::VoucherSent, text);
        tx.orders().record(order.id, &change.event(now)).await?;
        Ok(tx.commit().await?)
    }
}

/// A line for each fact and each guest.
fn as_text(document: &Document) -> String {
    let head = format!("{} {}", document.title, document.reference);
    let facts = document
        .facts
        .iter()
        .map(|fact| format!("{}: {}", fact.label, fact.value));
    let guests = document
        .people
        .iter()
        .map(|person| format!("{}: {}", person.kind, person.name));
    let lines: Vec<String> = std::iter::once(head).chain(facts).chain(guests).collect();
    lines.join("\n")
}

fn wrong(error: MoneyError) -> PrintError {
    PrintError::Amounts(Box::new(error))
}

/// Whether the hotel has confirmed the order, it is paid, and it is not being cancelled.
#[must_use]
pub fn has_voucher(order: &HotelOrder) -> bool {
    order.status == OrderStatus::Confirmed && order.details.cancelling.is_none()
}

async fn seller(tx: &Tx, order: &HotelOrder) -> Result<Party, PrintError> {
    let agency = tx.agencies().get(order.agency).await?.ok_or(OrderError::NotFound)?;
    let details = tx.companies().get(order.agency).await?.details;
    let mut lines = vec![place(&details), agency.phone, agency.email];
    lines.retain(|line| !line.is_empty());
    Ok(Party {
        name: agency.name,
        lines,
    })
}

fn title<'w>(order: &HotelOrder, kind: HotelDocument, words: &'w Words) -> &'w String {
    match kind {
        HotelDocument::Voucher => &words.voucher,
        HotelDocument::AgentInvoice | HotelDocument::CustomerInvoice if order.payment.is_none() => &words.proforma,
        HotelDocument::AgentInvoice => &words.agent_invoice,
        HotelDocument::CustomerInvoice => &words.customer_invoice,
    }
}

const fn status<'w>(order: &HotelOrder, words: &'w Words) -> &'w String {
    match order.core.status {
        OrderStatus::Pending | OrderStatus::InProgress => &words.waiting_for_hotel,
        OrderStatus::OnHold => &words.confirmed_unpaid,
        OrderStatus::Confirmed | OrderStatus::PartiallyTicketed => &words.confirmed,
        OrderStatus::UnConfirmed => &words.unconfirmed,
        OrderStatus::Cancelled => &words.cancelled,
        OrderStatus::Expired => &words.expired,
    }
}

fn warning<'w>(order: &HotelOrder, words: &'w Words) -> Option<&'w String> {
    match order.status {
        OrderStatus::Confirmed => None,
        OrderStatus::Cancelled | OrderStatus::Expired => Some(&words.not_valid),
        _ => Some(&words.not_voucher),
    }
}

pub(crate) const fn board(board: Board, words: &Words) -> &String {
    match board {
        Board::RoomOnly => &words.room_only,
        Board::Breakfast => &words.breakfast_included,
        Board::HalfBoard => &words.half_board,
        Board::FullBoard => &words.full_board,
        Board::AllInclusive => &words.all_inclusive,
    }
}

fn day(day: NaiveDate, words: &Words) -> String {
    crate::order::dates::date(day, words)
}

fn facts(order: &HotelOrder, words: &Words) -> Result<Vec<Fact>, PrintError> {
    let details = &order.details;
    let (property, stay, rate) = (&details.property, details.search.stay, &details.rate);
    let stars = "★".repeat(usize::from(property.stars));
    let arrives = format!(
        "{} {} {}",
        day(stay.check_in, words),
        words.from_time,
        property.check_in_from.format("%H:%M")
    );
    let leaves = format!(
        "{} {} {}",
        day(stay.check_out, words),
        words.until_time,
        property.check_out_until.format("%H:%M")
    );
    let free = rate
        .cancellation
        .free_until()
        .map(|until| moment(until, property.zone(), words));
    let free = free.map(|until| format!("{} {until}", words.free_until));
    let cancellation = if rate.refundable {
        free
    } else {
        Some(words.not_refundable.clone())
    };
    let at_hotel = rate.pay_at_hotel().map_err(wrong)?;
    let rooms = format!("{} × {}", details.rooms.len(), rate.room.name);
    let all = [
        (&words.hotel, Some(format!("{} {stars}", property.name))),
        (&words.address, Some(format!("{}, {}", property.address, property.city))),
        (&words.phone, property.phone.clone()),
        (&words.hotel_confirmation, details.hotel_confirmation.clone()),
        (&words.booking_reference, details.supplier_reference.clone()),
        (&words.check_in, Some(arrives)),
        (&words.check_out, Some(leaves)),
        (&words.nights, Some(stay.nights().to_string())),
        (&words.rooms, Some(rooms)),
        (&words.board, Some(board(rate.board, words).clone())),
        (&words.cancellation, cancellation),
        (&words.pay_at_hotel, at_hotel.is_positive().then(|| money(at_hotel))),
        (
            &words.arrival_at,
            details.arrival_time.map(|time| time.format("%H:%M").to_string()),
        ),
        (&words.special_requests, details.special_requests.clone()),
    ];
    let told = all
        .into_iter()
        .filter_map(|(label, value)| Some((label.clone(), value?)));
    Ok(told.map(|(label, value)| Fact { label, value }).collect())
}

fn person((number, guest): (usize, &Guest), words: &Words) -> Person {
    let kind = match guest.child_age {
        Some(age) => format!("{} {age}", words.child),
        None => words.adult.clone(),
    };
    Person {
        traveller_id: number.to_string(),
        name: format!("{} {}", guest.title.as_str(), guest.name()),
        kind,
        ticket: String::new(),
        passport: String::new(),
        extras: Vec::new(),
    }
}

fn amounts(order: &HotelOrder, kind: HotelDocument, words: &Words) -> Result<Amounts, MoneyError> {
    let rate = &order.details.rate;
    let line = |label: &String, money| AmountLine {
        label: label.clone(),
        detail: String::new(),
        amount: amount(money),
    };
    let (lines, label, total) = match kind {
        HotelDocument::AgentInvoice => {
            let less = rate.commission.negated()?;
            let lines = vec![line(&words.stay, rate.total), line(&words.commission, less)];
            (lines, &words.payable, rate.payable()?)
        }
        HotelDocument::Voucher | HotelDocument::CustomerInvoice => {
            let printed = order.details.print_price.unwrap_or(rate.total);
            (vec![line(&words.stay, printed)], &words.total, printed)
        }
    };
    let paid = order.payment.filter(|_| kind == HotelDocument::AgentInvoice);
    Ok(Amounts {
        lines,
        label: label.clone(),
        total: money(total),
        settled: paid
            .into_iter()
            .map(|paid| line(&words.paid_from_wallet, paid.amount))
            .collect(),
    })
}
