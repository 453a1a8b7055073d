//! Single values of `tenant.toml`, validated while parsing, so that a fault is reported with its line and its fix.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::host::{canonical_host, is_address};

/// Declares a validated text: name, pattern for the schema, check, and a description of valid values.
macro_rules! checked_text {
    ($(#[$doc:meta])* $name:ident, $pattern:literal, $check:expr, $advice:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(String);

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": $pattern })
            }
        }

        impl $name {
            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                let check: fn(&str) -> Option<String> = $check;
                check(&text).map(Self).ok_or_else(|| format!(concat!("{:?} is not ", $advice), text))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str(&self.0)
            }
        }
    };
}

checked_text!(
    /// `#rrggbb`.
    Colour,
    "^#[0-9a-fA-F]{6}$",
    |text| {
        let digits = text.strip_prefix('#')?;
        (digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())).then(|| text.to_ascii_lowercase())
    },
    "a colour; write it as \"#rrggbb\""
);

checked_text!(
    /// A host or wildcard, in canonical form.
    HostName,
    r"^(\*\.)?[^*/ ]+$",
    |text| match text.strip_prefix("*.") {
        Some(suffix) => canonical_host(suffix).ok().filter(|host| !is_address(host)).map(|host| format!("*.{host}")),
        None => canonical_host(text).ok(),
    },
    "a host; write it as \"agents.example\" or \"*.agents.example\", without scheme or path, an international name as \
     people read it or in valid punycode (\"xn--…\")"
);

checked_text!(
    /// A file in the tenant's `assets/` folder.
    AssetName,
    "^[A-Za-z0-9_-]+([./-][A-Za-z0-9_-]+)*$",
    |text| crate::asset::is_safe_name(text).then(|| text.to_owned()),
    "a file name below assets/; use letters, digits, '-', '_' and '.', as in \"logo-light.svg\""
);

checked_text!(
    /// BCP 47 tag.
    LanguageTag,
    "^[a-z]{2,3}(-[A-Z]{2})?$",
    |text| {
        let (language, region) = text.split_once('-').map_or((text, None), |(a, b)| (a, Some(b)));
        let fits = (2..=3).contains(&language.len())
            && language.bytes().all(|b| b.is_ascii_lowercase())
            && region.is_none_or(|region| region.len() == 2 && region.bytes().all(|b| b.is_ascii_uppercase()));
        fits.then(|| text.to_owned())
    },
    "a language tag; write it as \"en\" or \"en-AE\""
);

checked_text!(
    /// ISO 3166 alpha-2, lower case.
    CountryCode,
    "^[a-z]{2}$",
    |text| (text.len() == 2 && text.bytes().all(|b| b.is_ascii_lowercase())).then(|| text.to_owned()),
    "a country; write its two letters in lower case, as in \"ae\""
);

checked_text!(
    /// ISO 3166 alpha-2, upper case.
    CountryCodeUpper,
    "^[A-Z]{2}$",
    |text| (text.len() == 2 && text.bytes().all(|b| b.is_ascii_uppercase())).then(|| text.to_owned()),
    "a country; write its two letters in upper case, as in \"AE\""
);

checked_text!(
    /// ISO 4217.
    Currency,
    "^[A-Z]{3}$",
    |text| jetway_domain::money::CurrencyCode::parse(text).ok().map(|_| text.to_owned()),
    "a currency we know; write its three letters, as in \"AED\""
);

checked_text!(
    /// IATA code of an airport or a city.
    AirportCode,
    "^[A-Z]{3}$",
    |text| (text.len() == 3 && text.bytes().all(|b| b.is_ascii_uppercase())).then(|| text.to_owned()),
    "an IATA code; write three upper-case letters, as in \"DXB\""
);

checked_text!(
    /// IATA code of an airline.
    AirlineCode,
    "^([A-Z][A-Z0-9]|[0-9][A-Z])$",
    |text| {
        let fits = text.len() == 2
            && text.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
            && text.bytes().any(|b| b.is_ascii_uppercase());
        fits.then(|| text.to_owned())
    },
    "an airline; write its two-character IATA code in upper case, as in \"EK\""
);

checked_text!(
    /// An amount without currency: digits, optionally up to three decimals.
    Amount,
    r"^[0-9]{1,12}(\.[0-9]{1,3})?$",
    |text| {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |part: &str, most: usize| {
            (1..=most).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        (digits(whole, 12) && digits(fraction, 3)).then(|| text.to_owned())
    },
    "an amount; write it in quotes and without separators, as in \"940\" or \"0.01\""
);

checked_text!(
    /// IANA time zone.
    TimeZone,
    "^[A-Za-z_]+/[A-Za-z_/+-]+$",
    |text| text.parse::<jetway_domain::zone::Zone>().ok().map(|zone| zone.name().to_owned()),
    "a time zone; write it as \"Asia/Dubai\""
);

checked_text!(
    /// A path of the portal or an https URL.
    Link,
    "^(/[^/]|https://)",
    |text| {
        let own = text.starts_with('/') && !text.starts_with("//") && !text.starts_with("/\\");
        let clean = !text.chars().any(|c| c.is_control() || c.is_whitespace() || c == '"' || c == '<');
        ((own || text.starts_with("https://")) && clean).then(|| text.to_owned())
    },
    "a link; write a path as \"/register\" or an address that starts with https://"
);

/// Declares an enumeration of fixed values.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[expect(missing_docs, reason = "the words speak for themselves")]
        pub enum $name { $(#[serde(rename = $word)] $variant),+ }

        impl $name {
            /// Name in `tenant.toml`.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }
    };
}

choice!(
    /// The five layouts. Source: P-020.
    Theme {
        Horizon = "horizon",
        Meridian = "meridian",
        Atlas = "atlas",
        Compass = "compass",
        Polaris = "polaris",
    }
);
choice!(
    /// The four sign-in layouts. Source: P-022.
    LoginVariation { Cover = "cover", Centered = "centered", Modal = "modal", FormLeft = "form-left" }
);
choice!(
    /// Built-in loading animations. Source: P-009.
    Loader { Orbit = "orbit", Bars = "bars", Wings = "wings", Pulse = "pulse" }
);
choice!(
    /// Which of `agents.example` and `www.agents.example` is served; the other redirects to it.
    Www {
        RedirectToApex = "redirect-to-apex",
        RedirectToWww = "redirect-to-www",
        ServeBoth = "serve-both",
    }
);
choice!(
    /// Writing direction.
    Direction { Ltr = "ltr", Rtl = "rtl" }
);
