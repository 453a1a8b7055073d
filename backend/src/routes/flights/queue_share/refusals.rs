//! What the failures of reading and pricing a record become.

use jetway_app::flight::QuoteError;
use jetway_app::flight::queue_share::error::ImportError;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::wire::field_error::BadField;

impl From<ImportError> for Refusal {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::UnknownSource => Self::new(ErrorCode::ImportSourceNotFound),
            ImportError::SurnameMissing => {
                let detail = "Enter the surname of a traveller of the record.";
                Self::fields(vec![BadField::new("/surname", "surname.required", detail)])
            }
            ImportError::NotFound => Problem::new(ErrorCode::ImportRecordNotFound)
                .detail("Check the locator, the source and the surname.")
                .into(),
            ImportError::Blocked { blockers, order } => {
                let names: Vec<&str> = blockers.iter().map(|blocker| blocker.as_str()).collect();
                let mut problem = Problem::new(ErrorCode::ImportBlocked).param("blockers", names.join(","));
                if let Some(order) = order {
                    problem = problem.param("orderReference", order.as_str());
                }
                problem.into()
            }
            ImportError::Supplier(trouble) => trouble.into(),
            ImportError::Session(error) => error.into(),
            ImportError::Database(error) => error.into(),
            ImportError::Quote(QuoteError::Pricing(_) | QuoteError::NotTrading) => Self::ours(&error),
        }
    }
}
