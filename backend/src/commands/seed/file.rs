//! The format of a demo file.

use anyhow::Result;
use chrono::{DateTime, TimeDelta, Utc};
use jetway_app::content::{Banner, Notice, Placement, Testimonial, TestimonialStatus};
use jetway_app::registration::onboarding::ContactPerson;
use jetway_app::registration::onboarding::{NewAgency, NewPerson};
use jetway_domain::access::Role;
use jetway_domain::clock::Ids;
use jetway_domain::money::Money;
use serde::Deserialize;

use super::lots::DemoLot;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DemoFile {
    pub(super) agencies: Vec<DemoAgency>,
    pub(super) banners: DemoBanners,
    #[serde(default)]
    testimonials: Vec<DemoTestimonial>,
    notice: Option<DemoNotice>,
    #[serde(default)]
    pub(super) lots: Vec<DemoLot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemoTestimonial {
    author: String,
    agency: String,
    rating: u8,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemoNotice {
    title: String,
    text: String,
    link: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DemoAgency {
    pub(super) name: String,
    email: String,
    phone: String,
    account_manager: Option<ContactPerson>,
    service_branch: Option<ContactPerson>,
    /// Such as `AED 60000.00`.
    opening: String,
    credit_limit: String,
    /// Ask for licences; how often the agency may postpone.
    licence_skips: Option<u32>,
    people: Vec<DemoPerson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemoPerson {
    email: String,
    password: String,
    first_name: String,
    last_name: String,
    phone: String,
    role: DemoRole,
    /// First sign-in: a temporary password that must be changed, and an unverified phone.
    #[serde(default)]
    newcomer: bool,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum DemoRole {
    Owner,
    Viewer,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct DemoBanners {
    home: Vec<DemoBanner>,
    search_pad: Vec<DemoBanner>,
    top_search_pad: Vec<DemoBanner>,
    bank_details: Vec<DemoBanner>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemoBanner {
    path: String,
    text: String,
    link: Option<String>,
}

impl DemoFile {
    /// Testimonials, newest first.
    pub(super) fn said(&mut self, ids: &dyn Ids, now: DateTime<Utc>) -> Vec<Testimonial> {
        let written = (1..).zip(std::mem::take(&mut self.testimonials));
        let published = written.map(|(days, said)| Testimonial {
            id: ids.uuid(),
            by: None,
            author: said.author,
            agency: said.agency,
            rating: said.rating,
            text: said.text,
            status: TestimonialStatus::Published,
            created_at: now - TimeDelta::days(days * 9),
            decided_at: Some(now),
        });
        published.collect()
    }

    pub(super) fn notice(&mut self, ids: &dyn Ids, now: DateTime<Utc>) -> Option<Notice> {
        self.notice.take().map(|notice| Notice {
            id: ids.uuid(),
            title: notice.title,
            text: notice.text,
            link: notice.link,
            created_at: now,
            active_from: None,
            active_until: None,
        })
    }
}

impl DemoAgency {
    pub(super) fn read(self) -> Result<NewAgency> {
        Ok(NewAgency {
            opening: Money::parse(&self.opening)?,
            credit_limit: Money::parse(&self.credit_limit)?,
            name: self.name,
            email: self.email,
            phone: self.phone,
            logo_path: None,
            account_manager: self.account_manager,
            service_branch: self.service_branch,
            licence_skips: self.licence_skips,
            people: self.people.into_iter().map(DemoPerson::read).collect(),
        })
    }
}

impl DemoPerson {
    fn read(self) -> NewPerson {
        NewPerson {
            email: self.email,
            password: self.password,
            first_name: self.first_name,
            last_name: self.last_name,
            phone: self.phone,
            role: match self.role {
                DemoRole::Owner => Role::Owner,
                DemoRole::Viewer => Role::Viewer,
            },
            newcomer: self.newcomer,
        }
    }
}

impl DemoBanners {
    pub(super) fn by_placement(self, ids: &dyn Ids) -> Vec<(Placement, Vec<Banner>)> {
        let read = |banners: Vec<DemoBanner>| {
            let numbered = (1..).zip(banners);
            numbered.map(|(position, banner)| banner.read(position, ids)).collect()
        };
        vec![
            (Placement::Home, read(self.home)),
            (Placement::SearchPad, read(self.search_pad)),
            (Placement::TopSearchPad, read(self.top_search_pad)),
            (Placement::BankDetails, read(self.bank_details)),
        ]
    }
}

impl DemoBanner {
    fn read(self, position: i64, ids: &dyn Ids) -> Banner {
        Banner {
            id: ids.uuid(),
            position,
            path: self.path,
            text: self.text,
            download_app: false,
            link: self.link,
            active_from: None,
            active_until: None,
        }
    }
}
