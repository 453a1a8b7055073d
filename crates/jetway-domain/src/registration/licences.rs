//! An agency's licences, and when the portal requests them again.

use chrono::{Days, NaiveDate};

/// Maximum length of a licence or civil aviation number, in characters.
pub const NUMBER_MAX: usize = 50;
/// A licence is requested again this many days before it expires.
const AHEAD: Days = Days::new(30);

/// An agency's licences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Licences {
    /// Number of the trade licence, 1 to 50 characters.
    pub trade_license_number: String,
    /// Its expiry date.
    pub trade_license_expiry: NaiveDate,
    /// Its civil aviation permit.
    pub civil_aviation: Option<CivilAviation>,
}

/// A permit of the civil aviation authority.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CivilAviation {
    /// 1 to 50 characters.
    pub number: String,
    /// Its expiry date.
    pub expiry: NaiveDate,
}

/// Review state of an agency's licences; an agency whose licences were never requested has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LicenceStanding {
    /// Requested by the portal.
    Due,
    /// Submitted, not reviewed yet.
    Submitted,
    /// Accepted.
    Accepted,
}

impl LicenceStanding {
    /// Whether a portal asks for licences today: because an operator requested them, or because one expires within 30 days.
    /// Licences under review are not requested again.
    #[must_use]
    pub fn is_asking(self, licences: Option<&Licences>, today: NaiveDate) -> bool {
        match self {
            Self::Due => true,
            Self::Submitted => false,
            Self::Accepted => licences.is_none_or(|licences| licences.runs_out_by(today + AHEAD)),
        }
    }
}

impl Licences {
    /// Validates typed licences: spaces around a number are ignored, and a blank aviation number is absent.
    ///
    /// # Errors
    /// Every error, in the order of the form.
    pub fn parse(typed: &TypedLicences, today: NaiveDate) -> Result<Self, Vec<LicenceFault>> {
        let mut faults = Vec::new();
        let number = typed.trade_license_number.as_deref().unwrap_or_default().trim();
        if number.is_empty() {
            faults.push(LicenceFault::LicenseMissing);
        } else if number.chars().count() > NUMBER_MAX {
            faults.push(LicenceFault::LicenseTooLong);
        }
        let expiry = typed.trade_license_expiry.filter(|date| *date > today);
        if expiry.is_none() {
            faults.push(LicenceFault::LicenseExpiry);
        }
        let aviation = typed.civil_aviation_number.as_deref().unwrap_or_default().trim();
        if aviation.chars().count() > NUMBER_MAX {
            faults.push(LicenceFault::AviationTooLong);
        }
        let aviation_expiry = typed.civil_aviation_expiry.filter(|date| *date > today);
        if !aviation.is_empty() && aviation_expiry.is_none() {
            faults.push(LicenceFault::AviationExpiry);
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

/// Licences as typed into a form.
#[derive(Debug, Clone, Default)]
pub struct TypedLicences {
    /// Number of the trade licence.
    pub trade_license_number: Option<String>,
    /// Its expiry date.
    pub trade_license_expiry: Option<NaiveDate>,
    /// Number of the civil aviation permit.
    pub civil_aviation_number: Option<String>,
    /// Its expiry date.
    pub civil_aviation_expiry: Option<NaiveDate>,
}

/// A validation error of typed licences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LicenceFault {
    /// No licence number.
    LicenseMissing,
    /// More than 50 characters.
    LicenseTooLong,
    /// Expiry date missing or in the past.
    LicenseExpiry,
    /// More than 50 characters.
    AviationTooLong,
    /// A permit without an expiry date, or with one in the past.
    AviationExpiry,
}

#[cfg(test)]
mod tests;
