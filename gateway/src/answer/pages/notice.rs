//! Texts of the pages.

use chrono::{DateTime, Utc};
use jetway_domain::zone::Zone;
use jetway_tenancy::{Standing, Tenant};

use crate::document::escape;
use crate::request::refusal::Refusal;

/// Why the portal is not available.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// The backend does not answer.
    Away,
    /// No release of the shell is published.
    Publishing,
    /// Overloaded.
    Busy,
    /// Suspended by the operator of the installation.
    Suspended,
    /// In maintenance.
    Maintenance,
    /// Unknown host.
    UnknownHost,
}

/// Texts, HTML-escaped.
pub struct Words {
    pub title: &'static str,
    pub lead: String,
    pub until: Option<Until>,
}

/// An instant in machine-readable and readable form.
pub struct Until {
    pub machine: String,
    pub people: String,
}

impl Notice {
    /// The page of a refusal; `None` when it has none.
    pub const fn of(refusal: Refusal) -> Option<Self> {
        match refusal {
            Refusal::UnknownHost => Some(Self::UnknownHost),
            Refusal::Suspended => Some(Self::Suspended),
            Refusal::Maintenance(_) => Some(Self::Maintenance),
            Refusal::NoShell | Refusal::NoTenants => Some(Self::Publishing),
            Refusal::Overloaded(_) | Refusal::RateLimited(_) => Some(Self::Busy),
            Refusal::UpstreamDown | Refusal::UpstreamBroken | Refusal::UpstreamTimeout | Refusal::Internal => {
                Some(Self::Away)
            }
            _ => None,
        }
    }

    /// Whether a retry may help.
    pub const fn can_pass(self) -> bool {
        !matches!(self, Self::Suspended | Self::UnknownHost)
    }

    pub fn words(self, tenant: Option<&Tenant>) -> Words {
        let said = |title, lead: &str| Words {
            title,
            lead: lead.to_owned(),
            until: None,
        };
        match self {
            Self::Away => said(
                "We will be right back",
                "The service behind this page does not answer at the moment. Bookings already made and your balance \
                 are not affected.",
            ),
            Self::Publishing => said(
                "Almost there",
                "A new version of the portal is being installed. This takes a moment.",
            ),
            Self::Busy => said(
                "More visitors than seats",
                "Many people are here right now. Please wait a few seconds and try again.",
            ),
            Self::Suspended => said(
                "This portal is closed",
                "It is not available at the moment. For anything about a booking, please contact the company.",
            ),
            Self::UnknownHost => said(
                "There is no portal at this address",
                "Please check the address, or ask the person who gave it to you.",
            ),
            Self::Maintenance => maintenance(tenant),
        }
    }
}

fn maintenance(tenant: Option<&Tenant>) -> Words {
    let notice = tenant.and_then(|tenant| match &tenant.standing {
        Standing::Maintenance(notice) => Some((notice, tenant.config.timezone.as_str())),
        _ => None,
    });
    let message = notice.and_then(|(notice, _)| notice.message.as_ref());
    let until = notice.and_then(|(notice, zone)| Some(until(notice.until?.utc(), zone)));
    let usual = "We are working on the portal. Bookings already made are not affected.";
    Words {
        title: "Back soon",
        lead: message.map_or_else(|| usual.to_owned(), |message| escape(message.as_str())),
        until,
    }
}

fn until(moment: DateTime<Utc>, zone: &str) -> Until {
    let machine = moment.to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
    let zone: Zone = zone.parse().unwrap_or(Zone::UTC);
    let local = moment.with_timezone(&zone);
    Until {
        machine,
        people: format!("{}, {} time", local.format("%A %-d %B %Y, %H:%M"), escape(&zone.city())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_said_in_the_tenants_own_time() {
        let moment = DateTime::from_timestamp(1_790_812_800, 0).expect("a moment");
        let said = until(moment, "Asia/Dubai");
        assert_eq!(said.people, "Thursday 1 October 2026, 04:00, Dubai time");
        assert_eq!(said.machine, "2026-10-01T00:00:00Z");
        assert_eq!(
            until(moment, "America/New_York").people,
            "Wednesday 30 September 2026, 20:00, New York time"
        );
    }
}
