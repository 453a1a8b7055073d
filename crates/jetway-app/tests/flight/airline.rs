//! A supplier that does exactly what a test tells it to, and counts what it was asked.

use std::collections::HashMap;
use std::future::pending;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use jetway_connectors::port::air::{
    AirSupplier, BookingState, Capabilities, DayFares, ExchangeWay, IssuedTicket, Outcome, PriceCheck, RefundOrder,
    RefundProgress, RefundWay, Rejection, SupplierBooking, SupplierError,
};
use jetway_domain::air::extra::{Catalogue, Extra};
use jetway_domain::air::offer::{FareMode, Segment, SupplierId, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::traveller::Traveller;
use tokio::sync::Notify;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OnSearch {
    Answer,
    Fail,
    Refuse,
    Stall,
    AnswerWhenTold,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OnIndex {
    Answer(Vec<DayFares>),
    AnswerWhenTold(Vec<DayFares>),
    Fail,
    TimeOut,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OnPrice {
    AsOffered,
    /// Every base fare moved by this much.
    Moved(i64),
    /// Every flight is sold in this letter.
    Reclassed(char),
    SoldOut,
    Expired,
    Fail,
    Stall,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OnWrite {
    Do,
    /// It happens, and the answer is lost.
    DoAndLoseTheAnswer,
    /// It does not happen, and the answer is lost.
    LoseTheRequest,
    /// It happens, and the caller dies before it hears.
    DoAndStall,
    /// It does not happen, and the caller dies before it hears.
    Stall,
    /// Tickets take their time.
    Accept,
    Refuse(Rejection),
    /// As `Refuse`, once told to go on.
    RefuseWhenTold(Rejection),
}

pub(crate) struct Airline {
    id: SupplierId,
    state: Mutex<State>,
    pub(crate) stalled: Notify,
    told: Notify,
}

struct State {
    offers: Vec<SupplierOffer>,
    search: OnSearch,
    /// It has no price index without this.
    index: Option<OnIndex>,
    index_calls: u32,
    price: OnPrice,
    book: OnWrite,
    issue: OnWrite,
    extend: OnWrite,
    void: OnWrite,
    refund: OnWrite,
    /// What became of each refund, by operation.
    refunds: HashMap<String, RefundProgress>,
    refund_way: RefundWay,
    silent: bool,
    /// Records are made with first flights that leave so much later than their offers say.
    late: TimeDelta,
    records: HashMap<String, Record>,
    done: HashMap<String, SupplierBooking>,
    calls: Vec<String>,
    searches: u32,
}

struct Record {
    operation: String,
    travellers: Vec<String>,
    booking: SupplierBooking,
}

impl Airline {
    pub(crate) fn new(id: &str, offers: Vec<SupplierOffer>) -> Self {
        let state = State {
            offers,
            search: OnSearch::Answer,
            index: None,
            index_calls: 0,
            price: OnPrice::AsOffered,
            book: OnWrite::Do,
            issue: OnWrite::Do,
            extend: OnWrite::Do,
            void: OnWrite::Do,
            refund: OnWrite::Do,
            refunds: HashMap::new(),
            refund_way: RefundWay::Filed,
            silent: false,
            late: TimeDelta::zero(),
            records: HashMap::new(),
            done: HashMap::new(),
            calls: Vec::new(),
            searches: 0,
        };
        Self {
            id: SupplierId(id.to_owned()),
            state: Mutex::new(state),
            stalled: Notify::new(),
            told: Notify::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("not poisoned")
    }

    pub(crate) fn on_search(&self, what: OnSearch) {
        self.state().search = what;
    }

    pub(crate) fn on_index(&self, what: OnIndex) {
        self.state().index = Some(what);
    }

    /// How often its price index was asked.
    pub(crate) fn index_calls(&self) -> u32 {
        self.state().index_calls
    }

    /// Its records' first flights leave so much later from now on.
    pub(crate) fn move_flights(&self, by: TimeDelta) {
        for record in self.state().records.values_mut() {
            delay(&mut record.booking.segments, by);
        }
    }

    /// Flights move in the moment they are booked.
    pub(crate) fn book_late(&self, by: TimeDelta) {
        self.state().late = by;
    }

    /// Its records tell no flights.
    pub(crate) fn hide_flights(&self) {
        for record in self.state().records.values_mut() {
            record.booking.segments.clear();
        }
    }

    /// How often it was asked for offers.
    pub(crate) fn searches(&self) -> u32 {
        self.state().searches
    }

    /// These and nothing else from now on.
    pub(crate) fn sell(&self, offers: Vec<SupplierOffer>) {
        self.state().offers = offers;
    }

    pub(crate) fn on_price(&self, what: OnPrice) {
        self.state().price = what;
    }

    pub(crate) fn on_book(&self, what: OnWrite) {
        self.state().book = what;
    }

    pub(crate) fn on_issue(&self, what: OnWrite) {
        self.state().issue = what;
    }

    pub(crate) fn on_extend(&self, what: OnWrite) {
        self.state().extend = what;
    }

    pub(crate) fn on_void(&self, what: OnWrite) {
        self.state().void = what;
    }

    pub(crate) fn on_refund(&self, what: OnWrite) {
        self.state().refund = what;
    }

    pub(crate) fn refund_by(&self, way: RefundWay) {
        self.state().refund_way = way;
    }

    /// Every refund it has is decided.
    pub(crate) fn decide_refunds(&self, progress: RefundProgress) {
        for refund in self.state().refunds.values_mut() {
            *refund = progress;
        }
    }

    /// Reads are answered no more, or again.
    pub(crate) fn fall_silent(&self, silent: bool) {
        self.state().silent = silent;
    }

    /// Tickets in the making are made.
    pub(crate) fn finish_tickets(&self) {
        for record in self.state().records.values_mut() {
            if record.booking.state == BookingState::Ticketing {
                record.ticket();
            }
        }
    }

    /// Held records have tickets after all.
    pub(crate) fn ticket_late(&self) {
        for record in self.state().records.values_mut() {
            if record.booking.state == BookingState::Held {
                record.ticket();
            }
        }
    }

    /// The seats of every record are gone.
    pub(crate) fn drop_records(&self) {
        for record in self.state().records.values_mut() {
            record.booking.state = BookingState::Cancelled;
        }
    }

    /// How often something was really done, by the first word of the call: `book`, `issue`, `cancel`.
    pub(crate) fn count(&self, verb: &str) -> usize {
        self.state().calls.iter().filter(|call| *call == verb).count()
    }

    /// Answer the call that waits.
    pub(crate) fn go_on(&self) {
        self.told.notify_one();
    }

    async fn wait(&self) {
        self.stalled.notify_one();
        self.told.notified().await;
    }

    async fn stall<T>(&self) -> T {
        self.stalled.notify_one();
        pending().await
    }
}

impl Record {
    fn ticket(&mut self) {
        self.booking.state = BookingState::Ticketed;
        let numbered = self.travellers.iter().enumerate();
        let tickets = numbered.map(|(at, traveller)| IssuedTicket {
            traveller_id: traveller.clone(),
            number: format!("17620000000{:02}", at + 1),
        });
        self.booking.tickets = tickets.collect();
    }
}

impl State {
    fn record(&mut self, operation: &str, offer: &SupplierOffer, travellers: &[Traveller]) -> SupplierBooking {
        self.calls.push("book".to_owned());
        let pnr = format!("PNR{:03}", self.records.len() + 1);
        let state = match offer.mode {
            FareMode::OnHold => BookingState::Held,
            FareMode::Instant => BookingState::Pending,
        };
        let mut segments = offer.segments.clone();
        delay(&mut segments, self.late);
        let booking = SupplierBooking {
            pnr: pnr.clone(),
            airline_locators: vec![(offer.validating.as_str().to_owned(), format!("L{pnr}"))],
            ticketing_time_limit: offer.ticketing_time_limit,
            state,
            tickets: Vec::new(),
            extras: Vec::new(),
            segments,
        };
        let travellers = travellers.iter().map(|person| person.traveller_id.clone()).collect();
        let record = Record {
            operation: operation.to_owned(),
            travellers,
            booking: booking.clone(),
        };
        self.records.insert(pnr, record);
        booking
    }

    fn move_limit(&mut self, pnr: &str, until: DateTime<Utc>) -> Outcome<SupplierBooking> {
        let Some(record) = self.records.get_mut(pnr) else {
            return Outcome::Rejected(Rejection::Refused("unknown locator".to_owned()));
        };
        self.calls.push("extend".to_owned());
        record.booking.ticketing_time_limit = Some(until);
        Outcome::Done(record.booking.clone())
    }

    fn void_tickets(&mut self, pnr: &str) -> Outcome<()> {
        let Some(record) = self.records.get_mut(pnr) else {
            return Outcome::Rejected(Rejection::Refused("unknown locator".to_owned()));
        };
        self.calls.push("void".to_owned());
        record.booking.state = BookingState::Cancelled;
        Outcome::Done(())
    }

    fn take_refund(&mut self, operation: &str, progress: RefundProgress) -> RefundProgress {
        self.calls.push("refund".to_owned());
        self.refunds.insert(operation.to_owned(), progress);
        progress
    }

    fn ticket(&mut self, operation: &str, pnr: &str, at_once: bool) -> Outcome<SupplierBooking> {
        let Some(record) = self.records.get_mut(pnr) else {
            return Outcome::Rejected(Rejection::Refused("unknown locator".to_owned()));
        };
        self.calls.push("issue".to_owned());
        if at_once {
            record.ticket();
        } else {
            record.booking.state = BookingState::Ticketing;
        }
        self.done.insert(operation.to_owned(), record.booking.clone());
        Outcome::Done(record.booking.clone())
    }
}

#[async_trait]
impl AirSupplier for Airline {
    fn id(&self) -> &SupplierId {
        &self.id
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities {
            hold: true,
            void: NaiveTime::from_hms_opt(23, 0, 0),
            refund: self.state().refund_way,
            exchange: ExchangeWay::Never,
            extend: true,
        }
    }

    async fn search(&self, _query: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError> {
        self.state().searches += 1;
        let search = self.state().search.clone();
        match search {
            OnSearch::Answer => Ok(self.state().offers.clone()),
            OnSearch::Fail => Err(SupplierError::Unavailable("maintenance".to_owned())),
            OnSearch::Refuse => Err(SupplierError::Refused("no such airport here".to_owned())),
            OnSearch::Stall => self.stall().await,
            OnSearch::AnswerWhenTold => {
                self.wait().await;
                Ok(self.state().offers.clone())
            }
        }
    }

    fn has_price_index(&self) -> bool {
        self.state().index.is_some()
    }

    async fn lowest_by_day(
        &self,
        _query: &AirSearchQuery,
        _days: RangeInclusive<NaiveDate>,
    ) -> Result<Vec<DayFares>, SupplierError> {
        self.state().index_calls += 1;
        let index = self.state().index.clone();
        match index {
            Some(OnIndex::Answer(fares)) => Ok(fares),
            Some(OnIndex::AnswerWhenTold(fares)) => {
                self.wait().await;
                Ok(fares)
            }
            Some(OnIndex::Fail) | None => Err(SupplierError::Unavailable("maintenance".to_owned())),
            Some(OnIndex::TimeOut) => Err(SupplierError::Timeout),
        }
    }

    async fn price(&self, _query: &AirSearchQuery, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError> {
        let price = self.state().price.clone();
        match price {
            OnPrice::AsOffered => Ok(PriceCheck::Available(Box::new(offer.clone()))),
            OnPrice::Moved(by) => Ok(PriceCheck::Available(Box::new(moved(offer, by)))),
            OnPrice::Reclassed(rbd) => Ok(PriceCheck::Available(Box::new(reclassed(offer, rbd)))),
            OnPrice::SoldOut => Ok(PriceCheck::SoldOut),
            OnPrice::Expired => Ok(PriceCheck::Expired),
            OnPrice::Fail => Err(SupplierError::Timeout),
            OnPrice::Stall => self.stall().await,
        }
    }

    async fn extras(&self, _offer: &SupplierOffer) -> Result<Catalogue, SupplierError> {
        Ok(Catalogue::default())
    }

    async fn book(
        &self,
        operation: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
        _extras: &[Extra],
    ) -> Outcome<SupplierBooking> {
        let what = self.state().book.clone();
        match what {
            OnWrite::Do | OnWrite::Accept => Outcome::Done(self.state().record(operation, offer, travellers)),
            OnWrite::DoAndLoseTheAnswer => {
                self.state().record(operation, offer, travellers);
                Outcome::Unknown
            }
            OnWrite::LoseTheRequest => Outcome::Unknown,
            OnWrite::DoAndStall => {
                self.state().record(operation, offer, travellers);
                self.stall().await
            }
            OnWrite::Stall => self.stall().await,
            OnWrite::Refuse(rejection) => Outcome::Rejected(rejection),
            OnWrite::RefuseWhenTold(rejection) => {
                self.wait().await;
                Outcome::Rejected(rejection)
            }
        }
    }

    async fn issue(&self, operation: &str, pnr: &str) -> Outcome<SupplierBooking> {
        if let Some(done) = self.state().done.get(operation) {
            return Outcome::Done(done.clone());
        }
        let what = self.state().issue.clone();
        match what {
            OnWrite::Do => self.state().ticket(operation, pnr, true),
            OnWrite::Accept => self.state().ticket(operation, pnr, false),
            OnWrite::DoAndLoseTheAnswer => {
                self.state().ticket(operation, pnr, true);
                Outcome::Unknown
            }
            OnWrite::LoseTheRequest => Outcome::Unknown,
            OnWrite::DoAndStall => {
                self.state().ticket(operation, pnr, true);
                self.stall().await
            }
            OnWrite::Stall => self.stall().await,
            OnWrite::Refuse(rejection) => Outcome::Rejected(rejection),
            OnWrite::RefuseWhenTold(rejection) => {
                self.wait().await;
                Outcome::Rejected(rejection)
            }
        }
    }

    async fn extend(&self, _operation: &str, pnr: &str, until: DateTime<Utc>) -> Outcome<SupplierBooking> {
        let what = self.state().extend.clone();
        match what {
            OnWrite::Refuse(rejection) => Outcome::Rejected(rejection),
            OnWrite::RefuseWhenTold(rejection) => {
                self.wait().await;
                Outcome::Rejected(rejection)
            }
            OnWrite::LoseTheRequest => Outcome::Unknown,
            OnWrite::Stall | OnWrite::DoAndStall => self.stall().await,
            OnWrite::Do | OnWrite::Accept => self.state().move_limit(pnr, until),
            OnWrite::DoAndLoseTheAnswer => {
                self.state().move_limit(pnr, until);
                Outcome::Unknown
            }
        }
    }

    async fn void(&self, _operation: &str, pnr: &str) -> Outcome<()> {
        let what = self.state().void.clone();
        match what {
            OnWrite::Refuse(rejection) => Outcome::Rejected(rejection),
            OnWrite::RefuseWhenTold(rejection) => {
                self.wait().await;
                Outcome::Rejected(rejection)
            }
            OnWrite::LoseTheRequest => Outcome::Unknown,
            OnWrite::Stall => self.stall().await,
            OnWrite::Do | OnWrite::Accept => self.state().void_tickets(pnr),
            OnWrite::DoAndLoseTheAnswer => {
                self.state().void_tickets(pnr);
                Outcome::Unknown
            }
            OnWrite::DoAndStall => {
                self.state().void_tickets(pnr);
                self.stall().await
            }
        }
    }

    async fn refund(&self, operation: &str, _pnr: &str, _what: &RefundOrder) -> Outcome<RefundProgress> {
        let what = self.state().refund.clone();
        match what {
            OnWrite::Refuse(rejection) => Outcome::Rejected(rejection),
            OnWrite::RefuseWhenTold(rejection) => {
                self.wait().await;
                Outcome::Rejected(rejection)
            }
            OnWrite::LoseTheRequest => Outcome::Unknown,
            OnWrite::Stall => self.stall().await,
            OnWrite::Do => Outcome::Done(self.state().take_refund(operation, RefundProgress::Approved)),
            OnWrite::Accept => Outcome::Done(self.state().take_refund(operation, RefundProgress::Submitted)),
            OnWrite::DoAndLoseTheAnswer => {
                self.state().take_refund(operation, RefundProgress::Approved);
                Outcome::Unknown
            }
            OnWrite::DoAndStall => {
                self.state().take_refund(operation, RefundProgress::Approved);
                self.stall().await
            }
        }
    }

    async fn refund_progress(&self, operation: &str) -> Result<Option<RefundProgress>, SupplierError> {
        let state = self.state();
        if state.silent {
            return Err(SupplierError::Timeout);
        }
        Ok(state.refunds.get(operation).copied())
    }

    async fn retrieve(&self, pnr: &str) -> Result<SupplierBooking, SupplierError> {
        let state = self.state();
        if state.silent {
            return Err(SupplierError::Timeout);
        }
        state
            .records
            .get(pnr)
            .map(|record| record.booking.clone())
            .ok_or(SupplierError::NotFound)
    }

    async fn find_by_operation(&self, operation: &str) -> Result<Option<SupplierBooking>, SupplierError> {
        let state = self.state();
        if state.silent {
            return Err(SupplierError::Timeout);
        }
        Ok(state
            .records
            .values()
            .find(|record| record.operation == operation)
            .map(|record| record.booking.clone()))
    }

    async fn cancel(&self, _operation: &str, pnr: &str) -> Outcome<()> {
        let mut state = self.state();
        if state.silent {
            return Outcome::Unknown;
        }
        state.calls.push("cancel".to_owned());
        match state.records.get_mut(pnr) {
            Some(record) if record.booking.state == BookingState::Ticketed => {
                Outcome::Rejected(Rejection::Refused("the record has tickets".to_owned()))
            }
            Some(record) => {
                record.booking.state = BookingState::Cancelled;
                Outcome::Done(())
            }
            None => Outcome::Rejected(Rejection::Refused("unknown locator".to_owned())),
        }
    }
}

/// The first of these flights leaves and lands so much later.
fn delay(flights: &mut [Segment], by: TimeDelta) {
    for end in flights
        .iter_mut()
        .take(1)
        .flat_map(|first| [&mut first.origin, &mut first.destination])
    {
        end.utc += by;
        end.local += by;
    }
}

pub(crate) fn moved(offer: &SupplierOffer, by: i64) -> SupplierOffer {
    let mut offer = offer.clone();
    for fare in Arc::make_mut(&mut offer.fares) {
        fare.base.minor += by;
    }
    offer
}

/// The same fare in another booking letter.
pub(crate) fn reclassed(offer: &SupplierOffer, rbd: char) -> SupplierOffer {
    let mut offer = offer.clone();
    for segment in &mut offer.segments {
        segment.rbd = rbd;
    }
    offer
}
