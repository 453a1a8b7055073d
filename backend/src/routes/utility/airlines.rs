//! Airlines.

use jetway_app::flight::names::{Airlines, airline_name};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Portal, Public};

/// An airline.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AirlineOption {
    /// IATA designator.
    value: String,
    /// Name in the visitor's language, in English where none is known.
    label: String,
    /// Alliance: `SA`, `ST` or `OW`.
    #[serde(skip_serializing_if = "Option::is_none")]
    alliance: Option<String>,
    low_cost: bool,
}

/// List all airlines by name, in the visitor's language.
#[utoipa::path(get, path = "/api/utility/v1/Airline/GetAirlineOptions", operation_id = "getAirlineOptions",
    tag = "utility", responses((status = 200, body = [AirlineOption])))]
pub(crate) async fn get_airline_options(portal: Portal) -> Public<Vec<AirlineOption>> {
    let language = portal.names();
    let mut all: Vec<AirlineOption> = Airlines::embedded()
        .all()
        .iter()
        .map(|airline| AirlineOption {
            value: airline.code.to_string(),
            label: airline_name(airline.code, language),
            alliance: airline.alliance.map(|alliance| alliance.as_str().to_owned()),
            low_cost: airline.low_cost,
        })
        .collect();
    all.sort_by(|a, b| a.label.cmp(&b.label));
    Public("airlines", all)
}
