//! Records made elsewhere on the wire.

use chrono::{DateTime, Utc};
use jetway_app::flight::queue_share::read::{FoundRecord, RecordLookup};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::offer::foreign::{ForeignRecord, ImportBlocker, parse_locator};
use jetway_domain::air::time_limits::TimeLimits;
use jetway_domain::air::traveller::Traveller;
use jetway_domain::money::CurrencyCode;
use jetway_domain::reference::NameLanguage;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::Refusal;
use crate::routes::flights::offer::segment::Segment;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::names::{ImportBlockerName, ImportSegmentStatusName, PassengerTypeName, TitleName};
use crate::wire::person::{passenger_type, title_text};

/// Which record.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ImportPnrBody {
    /// Code of the source.
    source: String,
    /// Record locator: five or six letters and digits.
    pnr: String,
    /// A traveller's surname; a record is not shown without one.
    surname: Option<String>,
}

/// A record, and what keeps it from becoming an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ImportRecord {
    source: String,
    pnr: String,
    /// The office that made it.
    office_id: String,
    /// Empty if it can be imported. Flights, travellers and fare are hidden if it is not transferred to us or is claimed.
    #[schema(value_type = Vec<ImportBlockerName>)]
    blockers: Vec<&'static str>,
    /// What the agency has to do at the source; present with `notReleasedToQueue`.
    #[serde(skip_serializing_if = "Option::is_none")]
    transfer_queue_text: Option<String>,
    /// The agency's order; present with `alreadyImported`.
    #[serde(skip_serializing_if = "Option::is_none")]
    order_reference: Option<String>,
    segments: Vec<ImportSegment>,
    travellers: Vec<ImportTraveller>,
    ticketed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    group_name: Option<String>,
    /// The published fare of the party as stored; absent if it is stored in another currency than it is
    /// priced in, or in several.
    #[serde(skip_serializing_if = "Option::is_none")]
    stored_fare: Option<String>,
    stored_currencies: Vec<String>,
    /// The `autoCancelAt` of the order if imported now; absent if it cannot be imported.
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket_time_limit_at: Option<String>,
}

/// A flight of a record.
#[derive(Serialize, ToSchema)]
pub(crate) struct ImportSegment {
    segment: Segment,
    #[schema(value_type = ImportSegmentStatusName)]
    status: &'static str,
}

/// A traveller of a record.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ImportTraveller {
    traveller_id: String,
    #[schema(value_type = PassengerTypeName)]
    passenger_type: &'static str,
    #[schema(value_type = TitleName)]
    title: &'static str,
    given_name: String,
    surname: String,
}

impl ImportPnrBody {
    /// The look-up, filed in the tenant's currency.
    pub(super) fn lookup(self, currency: CurrencyCode) -> Result<RecordLookup, Refusal> {
        let pnr = parse_locator(&self.pnr).ok_or_else(|| {
            let detail = "A record locator has five or six letters and digits.";
            Refusal::fields(vec![BadField::new("/pnr", "pnr.format", detail)])
        })?;
        Ok(RecordLookup {
            source: SupplierId(self.source),
            pnr,
            surname: self.surname.filter(|surname| !surname.trim().is_empty()),
            currency,
        })
    }
}

impl ImportRecord {
    pub(super) fn of(source: &SupplierId, found: &FoundRecord, now: DateTime<Utc>, language: NameLanguage) -> Self {
        let closed = Self::closed(source, found);
        if !found.is_open() {
            return closed;
        }
        let record = &found.record;
        let limits = found
            .blockers
            .is_empty()
            .then(|| TimeLimits::of(&record.offer, None, now));
        Self {
            segments: ImportSegment::all(record, language),
            travellers: record.travellers.iter().map(ImportTraveller::of).collect(),
            ticketed: record.ticketed,
            group_name: record.group.clone(),
            stored_fare: record.stored_fare().map(|fare| fare.to_string()),
            stored_currencies: record.stored.iter().map(|fare| fare.currency.to_string()).collect(),
            ticket_time_limit_at: limits.map(|limits| instant(limits.auto_cancel_at)),
            ..closed
        }
    }

    fn closed(source: &SupplierId, found: &FoundRecord) -> Self {
        let unreleased = found.blockers.contains(&ImportBlocker::NotReleasedToQueue);
        Self {
            source: source.0.clone(),
            pnr: found.record.pnr.clone(),
            office_id: found.record.office.clone(),
            blockers: found.blockers.iter().map(|blocker| blocker.as_str()).collect(),
            transfer_queue_text: unreleased.then(|| found.desk.instructions.clone()),
            order_reference: found.order.as_ref().map(|order| order.as_str().to_owned()),
            segments: Vec::new(),
            travellers: Vec::new(),
            ticketed: false,
            group_name: None,
            stored_fare: None,
            stored_currencies: Vec::new(),
            ticket_time_limit_at: None,
        }
    }
}

impl ImportSegment {
    fn all(record: &ForeignRecord, language: NameLanguage) -> Vec<Self> {
        let segments = Segment::all(&record.offer.segments, language).into_iter();
        let states = segments.zip(&record.flights);
        states
            .map(|(segment, state)| Self {
                segment,
                status: state.as_str(),
            })
            .collect()
    }
}

impl ImportTraveller {
    fn of(person: &Traveller) -> Self {
        Self {
            traveller_id: person.traveller_id.clone(),
            passenger_type: passenger_type(person.ptc),
            title: title_text(person.title),
            given_name: person.given_name.clone(),
            surname: person.surname.clone(),
        }
    }
}
