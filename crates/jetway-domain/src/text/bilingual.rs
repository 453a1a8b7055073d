//! Texts in two languages.

use serde::{Deserialize, Serialize};

use crate::reference::NameLanguage;

/// A text in English and Arabic. One that was stored in English alone is read too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Bilingual {
    /// English.
    pub en: String,
    /// Arabic; when it is empty, readers see the English text.
    pub ar: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Both { en: String, ar: String },
    English(String),
}

impl From<Stored> for Bilingual {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Both { en, ar } => Self { en, ar },
            Stored::English(en) => Self { en, ar: String::new() },
        }
    }
}

impl Bilingual {
    /// The text in both languages.
    #[must_use]
    pub fn new(en: impl Into<String>, ar: impl Into<String>) -> Self {
        Self {
            en: en.into(),
            ar: ar.into(),
        }
    }

    /// The text in a language; English if it has no other.
    #[must_use]
    pub fn in_language(&self, language: NameLanguage) -> &str {
        if language == NameLanguage::Arabic && !self.ar.is_empty() {
            &self.ar
        } else {
            &self.en
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Bilingual;
    use crate::reference::NameLanguage;

    #[test]
    fn a_text_is_read_in_the_language_asked_for() {
        let both = Bilingual::new("Tourist visa", "تأشيرة سياحية");
        assert_eq!(both.in_language(NameLanguage::Arabic), "تأشيرة سياحية");
        assert_eq!(both.in_language(NameLanguage::Bengali), "Tourist visa");
        let english = Bilingual::new("Tourist visa", "");
        assert_eq!(english.in_language(NameLanguage::Arabic), "Tourist visa");
    }

    #[test]
    fn a_text_that_was_stored_in_english_alone_is_read() {
        let old: Bilingual = serde_json::from_str("\"Tourist visa\"").unwrap();
        assert_eq!(old.in_language(NameLanguage::Arabic), "Tourist visa");
        let both = Bilingual::new("Tourist visa", "تأشيرة سياحية");
        let read: Bilingual = serde_json::from_str(&serde_json::to_string(&both).unwrap()).unwrap();
        assert_eq!(read, both);
    }
}
