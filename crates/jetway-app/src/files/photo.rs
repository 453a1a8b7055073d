//! A user's own photo.

use jetway_db::repo::files::FilePurpose;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::FileId;

use super::{CheckedFile, FileOwner};
use crate::app::App;
use crate::identity::SignedIn;

const LABEL: &str = "photo";

impl App {
    /// The user's photo, if there is one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn photo(&self, of: &SignedIn) -> Result<Option<FileId>, DbError> {
        let tx = self.database().read(&Self::scope(&of.caller.tenant)).await?;
        let photos = tx.files().of_owner(of.caller.user.0, FilePurpose::ProfilePhoto).await?;
        Ok(photos.first().map(|photo| photo.id))
    }

    /// Set or replace the user's photo.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_photo(&self, by: &SignedIn, file: CheckedFile) -> Result<FileId, DbError> {
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        take_away(&tx, by).await?;
        let owner = FileOwner::Person(by.caller.agency, by.caller.user);
        let what = (FilePurpose::ProfilePhoto, LABEL);
        let kept = self.keep_file(&tx, owner, what, Some(by.caller.user), file).await?;
        tx.commit().await?;
        Ok(kept.id)
    }

    /// Remove the user's photo.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_photo(&self, by: &SignedIn) -> Result<(), DbError> {
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        take_away(&tx, by).await?;
        tx.commit().await
    }
}

/// Two concurrent uploads leave two photos; the newest is shown, and the next upload removes both.
async fn take_away(tx: &Tx, by: &SignedIn) -> Result<(), DbError> {
    for photo in tx.files().of_owner(by.caller.user.0, FilePurpose::ProfilePhoto).await? {
        tx.files().remove(photo.id).await?;
    }
    Ok(())
}
