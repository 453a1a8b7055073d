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

/// What a language without letters of its own falls back to.
const USUAL: &str = "en";
const TEXTS: [(&str, &str); 2] = [
    (USUAL, include_str!("emails/en.ftl")),
    ("ar", include_str!("emails/ar.ftl")),
];

type Texts = FluentBundle<FluentResource>;

static LETTERS: LazyLock<BTreeMap<&str, Texts>> = LazyLock::new(|| {
    TEXTS
        .map(|(language, source)| (language, read(language, source)))
        .into()
});

/// How a portal speaks to somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Voice {
    /// The portal's name in that language.
    pub company: String,
    /// BCP 47, as in `ar` or `en-AE`; English for one there are no letters in.
    #[serde(default)]
    pub language: String,
}

/// Who writes, and where they are found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sender {
    /// In the reader's language.
    pub voice: Voice,
    /// The portal's address, from its settings and never from a request: `https://…/`.
    pub address: Option<String>,
}

/// A tenant as it writes to people who are not here to choose a language; `None` for one that is gone.
pub type SenderSource = Arc<dyn Fn(&TenantId) -> Option<Sender> + Send + Sync>;

impl Voice {
    /// A letter by its name in `emails/`, with what it leaves open; `company` is known.
    pub(crate) fn mail(&self, to: &str, letter: &str, words: FluentArgs<'_>) -> NewMessage {
        let words = self.with_company(words);
        NewMessage {
            channel: Channel::Mail,
            to: to.to_owned(),
            subject: self.text(letter, true, &words),
            body: self.text(letter, false, &words),
        }
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

    fn text(&self, letter: &str, subject: bool, words: &FluentArgs<'_>) -> String {
        let language = self.language.split('-').next().unwrap_or(USUAL);
        let texts = LETTERS.get(language).or_else(|| LETTERS.get(USUAL));
        let pattern = texts.and_then(|texts| {
            let message = texts.get_message(letter)?;
            let subject_of = message.get_attribute("subject").map(|attribute| attribute.value());
            let pattern = if subject { subject_of } else { message.value() }?;
            let text = texts.format_pattern(pattern, Some(words), &mut Vec::new());
            Some(text.into_owned())
        });
        // The tests write every letter in every language: none is missing.
        pattern.unwrap_or_else(|| letter.to_owned())
    }
}

fn read(language: &str, source: &str) -> Texts {
    let tag: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut texts = FluentBundle::new_concurrent(vec![tag]);
    // Marks around a password or a code would be copied with it.
    texts.set_use_isolating(false);
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
    texts.add_resource_overriding(resource);
    texts
}

#[cfg(test)]
mod tests;
