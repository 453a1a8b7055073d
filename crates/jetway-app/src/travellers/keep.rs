//! Keeping travellers: each once.

use chrono::{DateTime, Utc};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::travellers::{TravellerChange, TravellerRecord};
use jetway_db::{DbError, Tx};
use jetway_domain::air::traveller::saved::SavedTraveller;
use jetway_domain::air::traveller::spoken_name;
use jetway_domain::ids::SavedTravellerId;

use super::{Kept, TravellerError, Travellers};
use crate::context::Caller;
use crate::sealed::SealError;

/// Somebody to keep.
#[derive(Debug, Clone)]
pub struct Keep {
    /// The person, checked.
    pub person: SavedTraveller,
    /// Somebody of the same name born on the same day is kept already, and this is another person.
    pub is_another: bool,
}

/// What two travellers have in common who may be one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Twin {
    /// The passport: they are one.
    Passport(SavedTravellerId),
    /// Name and birthday.
    Name(SavedTravellerId),
}

/// Why somebody is not kept.
#[derive(Debug, thiserror::Error)]
pub enum CreateError {
    /// They seem to be kept already.
    #[error("the traveller is kept already")]
    Twin(Twin),
    /// Reading or writing failed.
    #[error(transparent)]
    Failed(#[from] TravellerError),
}

/// Why somebody is not changed.
#[derive(Debug, thiserror::Error)]
pub enum UpdateError {
    /// Somebody else changed them in the meantime.
    #[error("the traveller was changed in the meantime")]
    Stale,
    /// They would be the same as another one.
    #[error("the traveller is kept already")]
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
    /// Keep somebody. The same request sent again answers with the one kept the first time.
    ///
    /// # Errors
    /// When somebody with this passport, or this name and birthday, is kept already.
    pub async fn create(&self, caller: &Caller, keep: Keep) -> Result<Kept, CreateError> {
        match self.try_create(caller, keep.clone()).await {
            // Somebody was faster with the same passport: now they are found.
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
                tracing::debug!(?twin, "a traveller was sent twice");
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
            sealed_papers: self.seal(&caller.tenant, id, &person.papers)?,
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

    /// Change somebody. `change` makes the person to keep of the one that is kept.
    ///
    /// # Errors
    /// When they were changed since `version`, or would have another one's passport.
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
        let sealed = self.seal(&caller.tenant, id, &person.papers)?;
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

    /// Who did it, and to whom; what was changed is nobody's to read there.
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
            passport_print: self.passport_prints(caller, &person.papers).into_iter().next(),
            name_key: name_key(person),
        }
    }

    /// Somebody kept who may be the same; one with the passport before one with the name.
    async fn twin(
        &self,
        tx: &Tx,
        caller: &Caller,
        person: &SavedTraveller,
        but: Option<SavedTravellerId>,
    ) -> Result<Option<(Twin, Kept)>, TravellerError> {
        let prints = self.passport_prints(caller, &person.papers);
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
            // Of several with the name, the one that is wholly equal: it was sent before.
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
