//! E-mails and text messages, in the recipient's language. The texts are in `emails/`, one file for each language.
//! Source: ADR 0053.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use jetway_db::repo::outbox::{Channel, NewMessage};
use jetway_domain::ids::TenantId;
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// The fallback for languages without texts of their own.
const USUAL: &str = "en";
const TEXTS: [(&str, &str); 2] = [
    (USUAL, include_str!("emails/en.ftl")),
    ("ar", include_str!("emails/ar.ftl")),
];

type Texts = FluentBundle<FluentResource>;

static BY_LANGUAGE: LazyLock<BTreeMap<&str, Texts>> = LazyLock::new(|| {
    TEXTS
        .map(|(language, source)| (language, read(language, source)))
        .into()
});

/// Name and language of a portal's messages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Voice {
    /// The portal's name in that language.
    pub company: String,
    /// BCP 47, as in `ar` or `en-AE`; English for a language without texts.
    #[serde(default)]
    pub language: String,
}

/// The sender of messages: a portal's name, language and address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sender {
    /// In the recipient's language.
    pub voice: Voice,
    /// The portal's address, from its settings and never from a request: `https://…/`.
    pub address: Option<String>,
}

/// A tenant as the sender of messages in its default language; `None` if it does not exist any more.
pub type SenderSource = Arc<dyn Fn(&TenantId) -> Option<Sender> + Send + Sync>;

impl Voice {
    /// An e-mail by its name in `emails/`, with its variables; `company` is added.
    pub(crate) fn mail(&self, to: &str, name: &str, words: FluentArgs<'_>) -> NewMessage {
        let words = self.with_company(words);
        NewMessage {
            channel: Channel::Mail,
            to: to.to_owned(),
            subject: self.text(name, true, &words),
            body: self.text(name, false, &words),
        }
    }

    /// The product's own e-mail, such as `hotel-order-expired`, or else the common one.
    pub(crate) fn email_of(product: &str, name: &str) -> String {
        let own = format!("{product}-{name}");
        let has_own = BY_LANGUAGE.get(USUAL).is_some_and(|texts| texts.has_message(&own));
        if has_own { own } else { name.to_owned() }
    }

    /// The text message with a code for a phone.
    pub(crate) fn texted_code(&self, to: &str, code: &str, minutes: i64) -> NewMessage {
        let mut words = FluentArgs::new();
        words.set("code", code);
        words.set("minutes", minutes);
        NewMessage {
            channel: Channel::Sms,
            to: to.to_owned(),
            subject: String::new(),
            body: self.text("texted-code", false, &self.with_company(words)),
        }
    }

    fn with_company<'w>(&'w self, mut words: FluentArgs<'w>) -> FluentArgs<'w> {
        words.set("company", self.company.as_str());
        words
    }

    fn text(&self, name: &str, subject: bool, words: &FluentArgs<'_>) -> String {
        let language = self.language.split('-').next().unwrap_or(USUAL);
        let texts = BY_LANGUAGE.get(language).or_else(|| BY_LANGUAGE.get(USUAL));
        let pattern = texts.and_then(|texts| {
            let message = texts.get_message(name)?;
            let subject_of = message.get_attribute("subject").map(|attribute| attribute.value());
            let pattern = if subject { subject_of } else { message.value() }?;
            let text = texts.format_pattern(pattern, Some(words), &mut Vec::new());
            Some(text.into_owned())
        });
        // The tests render every e-mail in every language: none is missing.
        pattern.unwrap_or_else(|| name.to_owned())
    }
}

fn read(language: &str, source: &str) -> Texts {
    let tag: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut texts = FluentBundle::new_concurrent(vec![tag]);
    // Bidi isolation marks around a password or code would be copied with it.
    texts.set_use_isolating(false);
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
    texts.add_resource_overriding(resource);
    texts
}

#[cfg(test)]
mod tests;
