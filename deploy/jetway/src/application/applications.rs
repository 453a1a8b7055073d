//! The applications of the backend's admin API.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use chrono::{DateTime, Utc};
use jetway_domain::registration::{ApplicationAttachment, RegistrationForm};
use reqwest::StatusCode;
use serde::{Deserialize, Serialize};

use crate::backend::{Backend, Place};

/// An application as the backend returns it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Application {
    pub id: String,
    pub reference: Option<String>,
    /// `pending`, `moreInformation`, `approved` or `rejected`.
    pub status: String,
    pub form: Option<RegistrationForm>,
    pub remarks: Vec<Remark>,
    pub agency_id: Option<String>,
    pub decided_by: Option<String>,
    pub reason: Option<String>,
    pub submitted_at: Option<DateTime<Utc>>,
    pub decided_at: Option<DateTime<Utc>>,
}

/// The result of an operator's check.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Remark {
    pub item: String,
    /// `ok`, `open` or `refused`.
    pub status: String,
    pub remark: String,
    pub by: String,
    pub at: DateTime<Utc>,
}

/// A decision to send.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Decision<'a> {
    /// `approve`, `reject` or `askForMore`.
    pub decision: &'static str,
    /// The operator who decides.
    pub operator: &'a str,
    /// E-mailed to the applicant; empty for an approval.
    pub reason: &'a str,
}

#[derive(Deserialize)]
struct List {
    items: Vec<Application>,
}

/// The applications of a tenant.
pub struct Applications(Backend);

impl Applications {
    /// Connects to the admin API of this portal.
    ///
    /// # Errors
    /// When TLS cannot be initialised.
    pub fn open(place: &Place) -> Result<Self> {
        place.backend("applications").map(Self)
    }

    /// Lists submitted applications, newest first.
    ///
    /// # Errors
    /// When the backend does not answer or refuses.
    pub async fn list(&self, status: Option<&str>) -> Result<Vec<Application>> {
        let asked = status.map(|status| ("status", status));
        let address = reqwest::Url::parse_with_params(&self.0.base, asked)?;
        let list: List = self.0.read(self.0.client.get(address)).await?;
        Ok(list.items)
    }

    /// Finds an application by its reference or id.
    ///
    /// # Errors
    /// When there is none.
    pub async fn find(&self, wanted: &str) -> Result<Application> {
        let all = self.list(None).await?;
        let is_it = |one: &Application| one.id == wanted || one.reference.as_deref() == Some(wanted);
        if let Some(found) = all.into_iter().find(is_it) {
            return Ok(found);
        }
        // Older than the list: found by its id only.
        let one = self.0.client.get(format!("{}/{wanted}", self.0.base));
        let unknown = || anyhow!("there is no application {wanted}; `jetway application list` shows them");
        self.0.read(one).await.map_err(|_| unknown())
    }

    /// Decides on an application.
    ///
    /// # Errors
    /// When the backend refuses, with its reason.
    pub async fn decide(&self, on: &Application, decision: &Decision<'_>) -> Result<Application> {
        self.0.post(&format!("{}/decision", on.id), decision).await
    }

    /// Saves the uploaded documents, named by kind with the extension of their format.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub async fn save_attachments(&self, of: &Application, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        for attachment in ApplicationAttachment::ALL {
            let address = format!("{}/{}/attachments/{}", self.0.base, of.id, attachment.as_str());
            let answer = self
                .0
                .client
                .get(address)
                .send()
                .await
                .context("the backend does not answer")?;
            if answer.status() == StatusCode::NOT_FOUND {
                continue;
            }
            let answer = answer.error_for_status()?;
            let kind = answer.headers().get("content-type").and_then(|kind| kind.to_str().ok());
            let ending = match kind {
                Some("image/png") => "png",
                Some("image/jpeg") => "jpg",
                _ => "pdf",
            };
            let file = folder.join(format!("{}.{ending}", attachment.as_str()));
            fs::write(&file, answer.bytes().await?).with_context(|| format!("cannot write {}", file.display()))?;
            eprintln!("{}", file.display());
        }
        Ok(())
    }
}
