//! The papers a portal keeps of an agency, and when it asks for them again.

use chrono::{Days, NaiveDate};

/// Longest licence and aviation number, in characters.
pub const NUMBER_MAX: usize = 50;
/// A licence is asked for again this many days before it runs out.
const AHEAD: Days = Days::new(30);

/// An agency's licences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Papers {
    /// Number of the trade licence, 1 to 50 characters.
    pub trade_license_number: String,
    /// Its last day.
    pub trade_license_expiry: NaiveDate,
    /// What the civil aviation authority gave the agency.
    pub civil_aviation: Option<CivilAviation>,
}

/// A permit of the civil aviation authority.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CivilAviation {
    /// 1 to 50 characters.
    pub number: String,
    /// Its last day.
    pub expiry: NaiveDate,
}

/// Where the papers of an agency stand. An agency nobody ever asked has no standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PapersStanding {
    /// The portal wants them.
    Due,
    /// Given, and not looked at yet.
    Submitted,
    /// Looked at, and right.
    Accepted,
}

impl PapersStanding {
    /// Whether a portal asks for papers today: it said so, or what it has runs out within 30 days. What waits for a
    /// look is not asked for again.
    #[must_use]
    pub fn is_asking(self, papers: Option<&Papers>, today: NaiveDate) -> bool {
        match self {
            Self::Due => true,
            Self::Submitted => false,
            Self::Accepted => papers.is_none_or(|papers| papers.runs_out_by(today + AHEAD)),
        }
    }
}

impl Papers {
    /// From what somebody typed: blanks around a number do not count, and a blank aviation number is none.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of the form.
    pub fn parse(typed: &TypedPapers, today: NaiveDate) -> Result<Self, Vec<PapersFault>> {
        let mut faults = Vec::new();
        let number = typed.trade_license_number.as_deref().unwrap_or_default().trim();
        if number.is_empty() {
            faults.push(PapersFault::LicenseMissing);
        } else if number.chars().count() > NUMBER_MAX {
            faults.push(PapersFault::LicenseTooLong);
        }
        let expiry = typed.trade_license_expiry.filter(|date| *date > today);
        if expiry.is_none() {
            faults.push(PapersFault::LicenseExpiry);
        }
        let aviation = typed.civil_aviation_number.as_deref().unwrap_or_default().trim();
        if aviation.chars().count() > NUMBER_MAX {
            faults.push(PapersFault::AviationTooLong);
        }
        let aviation_expiry = typed.civil_aviation_expiry.filter(|date| *date > today);
        if !aviation.is_empty() && aviation_expiry.is_none() {
            faults.push(PapersFault::AviationExpiry);
        }
        match expiry {
            Some(trade_license_expiry) if faults.is_empty() => Ok(Self {
                trade_license_number: number.to_owned(),
                trade_license_expiry,
                civil_aviation: aviation_expiry
                    .filter(|_| !aviation.is_empty())
                    .map(|expiry| CivilAviation {
                        number: aviation.to_owned(),
                        expiry,
                    }),
            }),
            _ => Err(faults),
        }
    }

    fn runs_out_by(&self, day: NaiveDate) -> bool {
        let aviation = self.civil_aviation.as_ref().map(|permit| permit.expiry);
        aviation
            .into_iter()
            .chain([self.trade_license_expiry])
            .any(|expiry| expiry <= day)
    }
}

/// Papers as they come from a form.
#[derive(Debug, Clone, Default)]
pub struct TypedPapers {
    /// Number of the trade licence.
    pub trade_license_number: Option<String>,
    /// Its last day.
    pub trade_license_expiry: Option<NaiveDate>,
    /// Number of the aviation permit.
    pub civil_aviation_number: Option<String>,
    /// Its last day.
    pub civil_aviation_expiry: Option<NaiveDate>,
}

/// What is wrong with typed papers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PapersFault {
    /// No licence number.
    LicenseMissing,
    /// More than 50 characters.
    LicenseTooLong,
    /// No last day, or one that has passed.
    LicenseExpiry,
    /// More than 50 characters.
    AviationTooLong,
    /// A permit without a last day, or with one that has passed.
    AviationExpiry,
}

#[cfg(test)]
mod tests;
