//! E-mails and text messages to applicants.

use fluent_bundle::FluentArgs;
use jetway_db::repo::outbox::NewMessage;
use jetway_domain::registration::RegistrationForm;
use jetway_domain::text::PhoneNumber;

use super::{CODE_LIFE, Site};

pub(super) fn mail_code(site: &Site, to: &str, code: &str) -> NewMessage {
    let mut words = FluentArgs::from_iter([("code", code)]);
    words.set("minutes", CODE_LIFE.num_minutes());
    site.voice.mail(to, "applicant-code", words)
}

pub(super) fn phone_code(site: &Site, to: &PhoneNumber, code: &str) -> NewMessage {
    site.voice.texted_code(to.as_str(), code, CODE_LIFE.num_minutes())
}

/// For an address that has an account already.
pub(super) fn known(site: &Site, origin: &str, to: &str) -> NewMessage {
    site.voice
        .mail(to, "applicant-known", FluentArgs::from_iter([("place", origin)]))
}

pub(super) fn received(site: &Site, form: &RegistrationForm, reference: &str) -> NewMessage {
    let mut words = addressed(form);
    words.set("reference", reference);
    site.voice.mail(&form.email, "application-received", words)
}

pub(super) fn approved(site: &Site, origin: &str, form: &RegistrationForm, password: &str) -> NewMessage {
    let mut words = addressed(form);
    words.set("place", origin);
    words.set("email", form.email.as_str());
    words.set("password", password);
    site.voice.mail(&form.email, "application-approved", words)
}

pub(super) fn rejected(site: &Site, form: &RegistrationForm, reference: &str, reason: &str) -> NewMessage {
    let mut words = addressed(form);
    words.set("reference", reference);
    words.set("reason", reason);
    site.voice.mail(&form.email, "application-rejected", words)
}

/// `link` opens the application in any browser, once.
pub(super) fn more_wanted(site: &Site, form: &RegistrationForm, reason: &str, link: &str) -> NewMessage {
    let mut words = addressed(form);
    words.set("reason", reason);
    words.set("place", link);
    site.voice.mail(&form.email, "application-questioned", words)
}

fn addressed(form: &RegistrationForm) -> FluentArgs<'_> {
    FluentArgs::from_iter([
        ("name", form.first_name.as_str()),
        ("agency", form.company_name.as_str()),
    ])
}
