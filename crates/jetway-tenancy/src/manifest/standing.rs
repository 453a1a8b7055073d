//! `status` and `[maintenance]`: whether a tenant's portal is open.

use std::borrow::Cow;

use chrono::{DateTime, Utc};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer};

/// Whether the portal is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Open.
    Live,
    /// Closed by the operator of the installation.
    Suspended,
    /// Closed temporarily.
    Maintenance,
}

/// Message shown while the portal is in maintenance.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Maintenance {
    /// One sentence, at most 300 characters.
    pub message: Option<Message>,
    /// Expected end, with offset: `2026-10-01T04:00:00+04:00`. Informative; `status` opens the portal.
    pub until: Option<Moment>,
}

/// One line of at most 300 characters.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Message(String);

impl Message {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Message {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > 300 || text.chars().any(char::is_control) {
            return Err("a message is one line of 1 to 300 characters");
        }
        Ok(Self(text.to_owned()))
    }
}

impl JsonSchema for Message {
    fn schema_name() -> Cow<'static, str> {
        "Message".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "minLength": 1, "maxLength": 300 })
    }
}

/// A date and time with offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment(DateTime<Utc>);

impl Moment {
    /// The same instant in UTC.
    #[must_use]
    pub fn utc(self) -> DateTime<Utc> {
        self.0
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = toml::value::Datetime::deserialize(deserializer)?;
        DateTime::parse_from_rfc3339(&written.to_string())
            .map(|moment| Self(moment.to_utc()))
            .map_err(|_| {
                serde::de::Error::custom(format!(
                    "{written} is not a moment; write date, time and offset without quotes, as in 2026-10-01T04:00:00+04:00"
                ))
            })
    }
}

impl JsonSchema for Moment {
    fn schema_name() -> Cow<'static, str> {
        "Moment".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "format": "date-time" })
    }
}
