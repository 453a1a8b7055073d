//! Extra services on the wire.

use jetway_domain::air::extra::{Extra, ExtraChoice as Choice, ExtraKind, OrderExtra as Held};
use jetway_domain::text::plain_digits;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::field_error::BadField;
use crate::wire::names::{ExtraKindName, ExtraStatusName};

/// Most extras of one booking: nine travellers with a seat, a meal, baggage and requests on every flight.
const MOST: usize = 400;

/// A chosen extra. It has no price; the server asks the airline for it.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExtraChoice {
    #[schema(value_type = ExtraKindName)]
    kind: String,
    /// A seat such as `12A`, or an option's code.
    code: String,
    traveller_id: String,
    /// The segment, or the first one it covers.
    segment_id: String,
    /// Number of pieces, 1 by default.
    #[serde(default = "one")]
    quantity: u8,
    /// Free text for the airline, if the option accepts one.
    remark: Option<String>,
}

const fn one() -> u8 {
    1
}

/// A chosen extra with the airline's price.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChosenExtra {
    #[schema(value_type = ExtraKindName)]
    kind: &'static str,
    code: String,
    name: String,
    traveller_id: String,
    segment_ids: Vec<String>,
    quantity: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    /// Price of all pieces.
    amount: String,
}

/// An extra of an order with its status.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderExtra {
    extra_id: String,
    #[serde(flatten)]
    chosen: ChosenExtra,
    #[schema(value_type = ExtraStatusName)]
    status: &'static str,
    /// Number of its EMD.
    #[serde(skip_serializing_if = "Option::is_none")]
    document: Option<String>,
}

/// The valid choices and the invalid fields.
pub(crate) fn read(extras: Vec<ExtraChoice>) -> (Vec<Choice>, Vec<BadField>) {
    if extras.len() > MOST {
        let detail = format!("At most {MOST} extras.");
        return (Vec::new(), vec![BadField::new("/extras", "extras.count", detail)]);
    }
    let mut bad = Vec::new();
    let mut choices = Vec::with_capacity(extras.len());
    for (at, extra) in extras.into_iter().enumerate() {
        let Some(kind) = ExtraKind::parse(&extra.kind) else {
            let pointer = format!("/extras/{at}/kind");
            bad.push(BadField::new(pointer, "extra.kind", "seat, baggage, meal or request."));
            continue;
        };
        choices.push(Choice {
            kind,
            code: extra.code,
            traveller_id: extra.traveller_id,
            segment_id: extra.segment_id,
            quantity: extra.quantity,
            remark: extra
                .remark
                .map(|text| plain_digits(text.trim()).into_owned())
                .filter(|text| !text.is_empty()),
        });
    }
    (choices, bad)
}

impl ChosenExtra {
    pub(crate) fn of(extra: &Extra) -> Self {
        Self {
            kind: extra.kind.as_str(),
            code: extra.code.clone(),
            name: extra.name.clone(),
            traveller_id: extra.traveller_id.clone(),
            segment_ids: extra.segment_ids.clone(),
            quantity: extra.quantity,
            remark: extra.remark.clone(),
            amount: extra.price.to_string(),
        }
    }
}

impl OrderExtra {
    pub(crate) fn of(held: &Held) -> Self {
        Self {
            extra_id: held.extra.extra_id.clone(),
            chosen: ChosenExtra::of(&held.extra),
            status: held.status.as_str(),
            document: held.document.clone(),
        }
    }
}
