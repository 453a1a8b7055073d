//! Adds and changes travellers, without duplicates.

use chrono::{DateTime, Utc};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::travellers::{TravellerChange, TravellerRecord};
use jetway_db::{DbError, Tx};
use jetway_domain::air::traveller::saved::SavedTraveller;
use jetway_domain::air::traveller::spoken_name;
use jetway_domain::ids::SavedTravellerId;

use super::{Kept, TravellerError, Travellers};
use crate::context::Caller;
use crate::context::sealed::SealError;

/// A traveller to save.
#[derive(Debug, Clone)]
pub struct Keep {
    /// The checked data.
    pub person: SavedTraveller,
    /// Whether this is another person than a saved traveller with the same name and birth date.
    pub is_another: bool,
}

/// What two possibly equal travellers have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Twin {
    /// The passport: they are the same person.
    Passport(SavedTravellerId),
    /// Name and birth date.
    Name(SavedTravellerId),
}

/// Why a traveller was not saved.
#[derive(Debug, thiserror::Error)]
pub enum CreateError {
    /// They may be saved already.
    #[error("the traveller is saved already")]
    Twin(Twin),
    /// Reading or writing failed.
    #[error(transparent)]
    Failed(#[from] TravellerError),
}

/// Why a traveller was not changed.
#[derive(Debug, thiserror::Error)]
pub enum UpdateError {
    /// A concurrent change was saved first.
    #[error("the traveller was changed in the meantime")]
    Stale,
    /// They would duplicate another traveller.
    #[error("the traveller is saved already")]
    Twin(Twin),
    /// Reading or writing failed.
    #[error(transparent)]
    Failed(#[from] TravellerError),
}

impl From<DbError> for CreateError {
    fn from(error: DbError) -> Self {
        Self::Failed(error.into())
    }
}

impl From<DbError> for UpdateError {
    fn from(error: DbError) -> Self {
        Self::Failed(error.into())
    }
}

impl From<SealError> for CreateError {
    fn from(error: SealError) -> Self {
        Self::Failed(error.into())
    }
}

impl From<SealError> for UpdateError {
    fn from(error: SealError) -> Self {
        Self::Failed(error.into())
    }
}

impl Travellers {
    /// Save a traveller. Repeating the request returns the traveller saved the first time.
    ///
    /// # Errors
    /// When a traveller with this passport, or this name and birth date, is saved already.
    pub async fn create(&self, caller: &Caller, keep: Keep) -> Result<Kept, CreateError> {
        match self.try_create(caller, keep.clone()).await {
            // A concurrent request saved the same passport, which is found now.
            Err(CreateError::Failed(TravellerError::Database(DbError::Duplicate(_)))) => {
                self.try_create(caller, keep).await
            }
            outcome => outcome,
        }
    }

    async fn try_create(&self, caller: &Caller, keep: Keep) -> Result<Kept, CreateError> {
        let person = keep.person;
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        match self.twin(&tx, caller, &person, None).await? {
            Some((twin, kept)) if kept.person == person => {
                tracing::debug!(?twin, "a traveller was submitted twice");
                return Ok(kept);
            }
            Some((twin @ Twin::Passport(_), _)) => return Err(CreateError::Twin(twin)),
            Some((twin @ Twin::Name(_), _)) if !keep.is_another => return Err(CreateError::Twin(twin)),
            Some(_) | None => {}
        }
        let id = SavedTravellerId::fresh(self.services.ids());
        let record = TravellerRecord {
            id,
            agency_id: caller.agency,
            version: 1,
            sealed_passports: self.seal(&caller.tenant, id, &person.passport_data)?,
            person: person.clone(),
            created_at: now,
            updated_at: now,
        };
        let change = self.change(caller, &person, now);
        tx.travellers().insert(&record, &change).await?;
        self.note(&tx, caller, "traveller.added", id).await?;
        tx.commit().await?;
        Ok(Kept {
            id,
            version: 1,
            person,
            updated_at: now,
        })
    }

    /// Change a traveller. `change` maps the saved data to the new data.
    ///
    /// # Errors
    /// When they changed since `version`, or would have another traveller's passport.
    pub async fn update(
        &self,
        caller: &Caller,
        id: SavedTravellerId,
        version: i64,
        change: impl FnOnce(&SavedTraveller) -> SavedTraveller + Send,
    ) -> Result<Kept, UpdateError> {
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        let record = tx.travellers().get(caller.agency, id).await?;
        let kept = self.open(&caller.tenant, record.ok_or(TravellerError::NotFound)?)?;
        let person = change(&kept.person);
        if kept.version == version + 1 && kept.person == person {
            return Ok(kept);
        }
        if kept.version != version {
            return Err(UpdateError::Stale);
        }
        if let Some((twin @ Twin::Passport(_), _)) = self.twin(&tx, caller, &person, Some(id)).await? {
            return Err(UpdateError::Twin(twin));
        }
        let sealed = self.seal(&caller.tenant, id, &person.passport_data)?;
        let written = self.change(caller, &person, now);
        let is_changed = tx
            .travellers()
            .update(caller.agency, id, version, &person, sealed, &written)
            .await?;
        if !is_changed {
            return Err(UpdateError::Stale);
        }
        self.note(&tx, caller, "traveller.changed", id).await?;
        tx.commit().await?;
        Ok(Kept {
            id,
            version: version + 1,
            person,
            updated_at: now,
        })
    }

    /// Audit event with user and traveller, but without the changed data.
    async fn note(&self, tx: &Tx, caller: &Caller, action: &str, id: SavedTravellerId) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.services.now(),
            by: Actor::User(caller.user),
            agency_id: Some(caller.agency),
            action: action.to_owned(),
            subject: id.to_string(),
            detail: serde_json::json!({}),
        };
        tx.audit().record(event, self.services.ids()).await
    }

    fn change(&self, caller: &Caller, person: &SavedTraveller, now: DateTime<Utc>) -> TravellerChange {
        TravellerChange {
            by: caller.user,
            at: now,
            passport_print: self.passport_prints(caller, &person.passport_data).into_iter().next(),
            name_key: name_key(person),
        }
    }

    /// A saved traveller who may be the same; a match of the passport before one of the name.
    async fn twin(
        &self,
        tx: &Tx,
        caller: &Caller,
        person: &SavedTraveller,
        but: Option<SavedTravellerId>,
    ) -> Result<Option<(Twin, Kept)>, TravellerError> {
        let prints = self.passport_prints(caller, &person.passport_data);
        let found = tx.travellers().twins(caller.agency, &prints, &name_key(person)).await?;
        let mut named = None;
        for (record, has_passport) in found {
            if Some(record.id) == but {
                continue;
            }
            let id = record.id;
            let kept = self.open(&caller.tenant, record)?;
            if has_passport {
                return Ok(Some((Twin::Passport(id), kept)));
            }
            // Of several with the name, an identical one: the request was sent before.
            if named.is_none() || kept.person == *person {
                named = Some((Twin::Name(id), kept));
            }
        }
        Ok(named)
    }
}

fn name_key(person: &SavedTraveller) -> String {
    format!(
        "{}/{}",
        spoken_name(&person.surname, &person.given_name),
        person.birth_on
    )
}
