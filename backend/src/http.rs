//! Request handling common to all endpoints.

pub(crate) mod agent;
pub(crate) mod body;
pub(crate) mod calls;
pub(crate) mod cookie;
pub(crate) mod csv;
mod door;
pub(crate) mod download;
pub(crate) mod faults;
pub(crate) mod finish;
pub(crate) mod idempotency;
pub(crate) mod metrics;
pub(crate) mod operator;
pub(crate) mod origin;
pub(crate) mod portal;
pub(crate) mod public;
pub(crate) mod query;
pub(crate) mod refusal;
pub(crate) mod route_table;
pub(crate) mod stamp;
pub(crate) mod upload;

pub(crate) use agent::{Agent, Allowed};
pub(crate) use body::Body;
pub(crate) use faults::Faults;
pub(crate) use operator::{CONSOLE_LANGUAGE, InRole, OperationsHost, OperatorCall, reviewer};
pub(crate) use origin::Origin;
pub(crate) use portal::{Portal, sender, voice};
pub(crate) use public::Public;
pub(crate) use query::Params;
pub(crate) use refusal::Refusal;
pub(crate) use upload::Upload;
