//! Errors of saved travellers as refusals.

use jetway_app::travellers::{CreateError, TravellerError, Twin, UpdateError};
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;

impl From<TravellerError> for Refusal {
    fn from(error: TravellerError) -> Self {
        match error {
            TravellerError::NotFound => Self::new(ErrorCode::TravellerNotFound),
            TravellerError::Sealed(error) => Self::ours(&error),
            TravellerError::Database(error) => error.into(),
        }
    }
}

impl From<CreateError> for Refusal {
    fn from(error: CreateError) -> Self {
        match error {
            CreateError::Twin(twin) => duplicate(twin),
            CreateError::Failed(error) => error.into(),
        }
    }
}

impl From<UpdateError> for Refusal {
    fn from(error: UpdateError) -> Self {
        match error {
            UpdateError::Stale => Self::new(ErrorCode::RecordChanged),
            UpdateError::Twin(twin) => duplicate(twin),
            UpdateError::Failed(error) => error.into(),
        }
    }
}

/// The saved traveller it duplicates, and whether by passport or by name.
fn duplicate(twin: Twin) -> Refusal {
    let (id, same) = match twin {
        Twin::Passport(id) => (id, "passport"),
        Twin::Name(id) => (id, "name"),
    };
    let problem = Problem::new(ErrorCode::TravellerDuplicate);
    problem.param("travellerId", id.to_string()).param("same", same).into()
}
