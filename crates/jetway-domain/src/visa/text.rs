//! Texts of visa products.

use serde::{Deserialize, Serialize};

use crate::reference::NameLanguage;

/// A text in English and Arabic. One that was stored in English alone reads as that.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct VisaText {
    /// English.
    pub en: String,
    /// Arabic; empty if there is none.
    pub ar: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Both { en: String, ar: String },
    English(String),
}

impl From<Stored> for VisaText {
    fn from(stored: Stored) -> Self {
        match stored {
            Stored::Both { en, ar } => Self { en, ar },
            Stored::English(en) => Self { en, ar: String::new() },
        }
    }
}

impl VisaText {
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
    use super::VisaText;
    use crate::reference::NameLanguage;

    #[test]
    fn a_text_is_read_in_the_language_asked_for() {
        let both = VisaText::new("Tourist visa", "تأشيرة سياحية");
        assert_eq!(both.in_language(NameLanguage::Arabic), "تأشيرة سياحية");
        assert_eq!(both.in_language(NameLanguage::Bengali), "Tourist visa");
    }

    #[test]
    fn a_text_that_was_stored_in_english_alone_is_read() {
        let old: VisaText = serde_json::from_str("\"Tourist visa\"").unwrap();
        assert_eq!(old.in_language(NameLanguage::Arabic), "Tourist visa");
        let both = VisaText::new("Tourist visa", "تأشيرة سياحية");
        let read: VisaText = serde_json::from_str(&serde_json::to_string(&both).unwrap()).unwrap();
        assert_eq!(read, both);
    }
}
