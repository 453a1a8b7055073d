//! What applicants are told by mail and text message.

use jetway_db::repo::outbox::{Channel, NewMessage};
use jetway_domain::registration::RegistrationForm;

use super::{CODE_LIFE, Site};
use crate::identity::PhoneNumber;

fn mail(to: &str, subject: String, body: String) -> NewMessage {
    NewMessage {
        channel: Channel::Mail,
        to: to.to_owned(),
        subject,
        body,
    }
}

pub(super) fn mail_code(site: &Site, to: &str, code: &str) -> NewMessage {
    let company = &site.company;
    let body = format!(
        "Welcome,\n\nsomeone wants to register an agency with {company} under this address.\n\nCode: {code}\n\nIt is good \
         for {} minutes. If this was not you, do nothing.",
        CODE_LIFE.num_minutes()
    );
    mail(to, format!("{code} is your {company} code"), body)
}

pub(super) fn phone_code(site: &Site, to: &PhoneNumber, code: &str) -> NewMessage {
    NewMessage {
        channel: Channel::Sms,
        to: to.as_str().to_owned(),
        subject: String::new(),
        body: format!(
            "{code} is your {} code. It is good for {} minutes. Never pass it on.",
            site.company,
            CODE_LIFE.num_minutes()
        ),
    }
}

/// For somebody who has an account already.
pub(super) fn known(site: &Site, origin: &str, to: &str) -> NewMessage {
    let company = &site.company;
    let body = format!(
        "Hello,\n\nsomeone wants to register an agency with {company} under this address, which has an account already. \
         Sign in at {origin}, or choose \"Forgot password?\" there. If this was not you, do nothing: your account stays \
         as it is."
    );
    mail(to, format!("You have a {company} account"), body)
}

pub(super) fn received(site: &Site, form: &RegistrationForm, reference: &str) -> NewMessage {
    let company = &site.company;
    let body = format!(
        "Hello {},\n\nwe have your application for {} and look at it now. Its reference is {reference}.\n\nYou hear from us \
         at this address, whatever we decide.",
        form.first_name, form.company_name
    );
    mail(&form.email, format!("Your {company} application {reference}"), body)
}

pub(super) fn approved(site: &Site, origin: &str, form: &RegistrationForm, password: &str) -> NewMessage {
    let company = &site.company;
    let body = format!(
        "Hello {},\n\n{} can trade with {company} now.\n\nSign in at {origin}\nE-mail: {}\nFirst password: {password}\n\n\
         You choose your own password right after. The first one is good for 7 days; later, choose \"Forgot \
         password?\".",
        form.first_name, form.company_name, form.email
    );
    mail(&form.email, format!("Welcome to {company}"), body)
}

pub(super) fn rejected(site: &Site, form: &RegistrationForm, reference: &str, reason: &str) -> NewMessage {
    let company = &site.company;
    let body = format!(
        "Hello {},\n\nwe cannot take on {} at this time.\n\n{reason}\n\nThe reference of your application is {reference}.",
        form.first_name, form.company_name
    );
    mail(&form.email, format!("Your {company} application {reference}"), body)
}

/// `link` opens the application in any browser, once.
pub(super) fn more_wanted(site: &Site, form: &RegistrationForm, reason: &str, link: &str) -> NewMessage {
    let company = &site.company;
    let body = format!(
        "Hello {},\n\nto go on with your application for {} we need this from you:\n\n{reason}\n\nYour form, as you sent it: \
         {link}",
        form.first_name, form.company_name
    );
    mail(
        &form.email,
        format!("A question about your {company} application"),
        body,
    )
}
