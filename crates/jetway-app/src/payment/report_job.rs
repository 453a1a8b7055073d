//! Files of long reports: asked for, made by the worker of jobs, kept for a day (ADR 0119).

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use jetway_db::Tx;
use jetway_db::repo::jobs::{ClaimedJob, MAKE_REPORT, NewJob};
use jetway_db::repo::ledger::WalletError;
use jetway_db::repo::payments::ReportFile;
use jetway_domain::access::Functionality;
use jetway_domain::ids::{BranchId, TenantId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

pub use jetway_db::repo::payments::ReportFileState;

use super::Payments;
use super::report_file::{ReportFileError, ReportReader, TableFormat};
use super::reports::{OpenSales, ReportError, SalesGrouping, SalesQuery};
use crate::context::sealed::{Place, SealError};
use crate::context::{Caller, DbError};

/// Maximum number of rows of a file: it is made in memory.
pub const MOST_JOB_ROWS: u64 = 200_000;
/// Files of a person that may be in the making at once.
pub const MOST_UNFINISHED: u64 = 3;
/// Rows read between two notes of progress.
const PART: u64 = 1_000;
/// How long a file is kept.
const KEPT: TimeDelta = TimeDelta::days(1);
/// How long a worker that shows no progress keeps its job.
const LEASE: TimeDelta = TimeDelta::minutes(2);
/// Attempts of a job; the worker of a file that ends each of them may have died of it.
const ATTEMPTS: i64 = 8;

/// What a person asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportCommand {
    /// The report whose sales are asked for.
    pub report: SalesGrouping,
    /// Key of the line whose sales are asked for.
    pub key: Option<String>,
    /// The sales.
    pub query: SalesQuery,
    /// Their format.
    pub format: TableFormat,
    /// How it is written, and what the person may see.
    pub reader: ReportReader,
    /// The name under which it is saved.
    pub file_name: String,
}

/// What a person may see now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportRights {
    /// The sales of all branches.
    pub all_branches: bool,
    /// Amounts.
    pub amounts: bool,
    /// Suppliers.
    pub suppliers: bool,
}

/// Why a file could not be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportFault {
    /// More than [`MOST_JOB_ROWS`] by now.
    Rows,
    /// The person works in another branch now.
    Access,
    /// An error of ours.
    Error,
}

impl ReportFault {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Access => "access",
            Self::Error => "error",
        }
    }

    fn of(text: &str) -> Self {
        match text {
            "rows" => Self::Rows,
            "access" => Self::Access,
            _ => Self::Error,
        }
    }
}

/// A file and where it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportJob {
    /// Its identifier.
    pub id: Uuid,
    /// As in [`ReportCommand`].
    pub report: SalesGrouping,
    /// As in [`ReportCommand`].
    pub key: Option<String>,
    /// First and last value date.
    pub period: (NaiveDate, NaiveDate),
    /// Its format.
    pub format: TableFormat,
    /// Where it is.
    pub state: ReportFileState,
    /// Its rows.
    pub rows: u64,
    /// Rows that are read.
    pub done: u64,
    /// Why it could not be made, if it could not.
    pub fault: Option<ReportFault>,
    /// When it was asked for.
    pub asked_at: DateTime<Utc>,
    /// It is deleted then.
    pub expires_at: DateTime<Utc>,
}

/// A file to save.
pub struct MadeReport {
    /// Its name.
    pub name: String,
    /// Its format.
    pub format: TableFormat,
    /// Its content.
    pub content: Vec<u8>,
}

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub enum ReportJobError {
    /// The person has no such file, or not any more.
    #[error("there is no such report file")]
    NotFound,
    /// It has what the person may no longer see.
    #[error("permission {} is required", .0.code())]
    Without(Functionality),
    /// It has more than [`MOST_JOB_ROWS`].
    #[error("the report has {0} rows")]
    TooLong(u64),
    /// [`MOST_UNFINISHED`] of the person's files are in the making.
    #[error("too many report files are in the making")]
    TooMany,
    /// The sales cannot be read, or the file not written.
    #[error(transparent)]
    File(#[from] ReportFileError),
    /// The file cannot be encrypted or decrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The stored request cannot be read.
    #[error("the stored request of a report cannot be read")]
    Unreadable,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl From<ReportError> for ReportJobError {
    fn from(error: ReportError) -> Self {
        match error {
            ReportError::Wallet(WalletError::Db(error)) => Self::Database(error),
            other => Self::File(other.into()),
        }
    }
}

/// What is stored of a request: all that the file depends on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct StoredRequest {
    report: SalesGrouping,
    key: Option<String>,
    query: SalesQuery,
    format: TableFormat,
    reader: ReportReader,
    file_name: String,
    agency_name: String,
    user_name: String,
    /// Where the person worked.
    branch: Option<BranchId>,
}

impl Payments {
    /// Have a file made in the background. A file that is in the making already is not made twice, also when the person asks for it
    /// twice at once.
    ///
    /// # Errors
    /// `TooLong` above [`MOST_JOB_ROWS`], `TooMany` above [`MOST_UNFINISHED`].
    pub async fn ask_report(&self, caller: &Caller, command: ReportCommand) -> Result<ReportJob, ReportJobError> {
        let now = self.services.now();
        let sales = OpenSales::begin(&self.services, caller, &command.query).await?;
        let (rows, branch) = (sales.count().await?, sales.branch());
        drop(sales);
        if rows > MOST_JOB_ROWS {
            return Err(ReportJobError::TooLong(rows));
        }
        let stored = StoredRequest {
            report: command.report,
            key: command.key,
            query: command.query,
            format: command.format,
            reader: command.reader,
            file_name: command.file_name,
            agency_name: caller.agency_name.clone(),
            user_name: caller.user_name.clone(),
            branch,
        };
        let tx = self.services.begin(&caller.tenant).await?;
        // A concurrent request of the person waits here, and then finds this one's file.
        tx.users().lock(caller.user).await?;
        let mut unfinished = 0;
        for known in tx.report_files().of_user(caller.agency, caller.user, now).await? {
            if !is_unfinished(known.state) {
                continue;
            }
            unfinished += 1;
            if request(&known)? == stored {
                return job(known);
            }
        }
        if unfinished >= MOST_UNFINISHED {
            return Err(ReportJobError::TooMany);
        }
        let file = ReportFile {
            id: self.services.ids().uuid(),
            agency: caller.agency,
            user: caller.user,
            request: serde_json::to_value(&stored).map_err(|_| ReportJobError::Unreadable)?,
            state: ReportFileState::Waiting,
            rows,
            done: 0,
            fault: None,
            asked_at: now,
            expires_at: now + KEPT,
        };
        tx.report_files().insert(&file).await?;
        let make = NewJob {
            kind: MAKE_REPORT.to_owned(),
            unique_key: Some(file.id.to_string()),
            payload: Value::String(file.id.to_string()),
            run_at: now,
        };
        tx.jobs().enqueue(make, self.services.ids(), now).await?;
        tx.commit().await?;
        job(file)
    }

    /// The files of a person, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn report_jobs(&self, caller: &Caller) -> Result<Vec<ReportJob>, ReportJobError> {
        let tx = self.services.read(&caller.tenant).await?;
        let files = tx.report_files();
        let files = files.of_user(caller.agency, caller.user, self.services.now()).await?;
        files.into_iter().map(job).collect()
    }

    /// Stop a file that is in the making.
    ///
    /// # Errors
    /// `NotFound` when the person has none with this id. A file that is finished stays as it is.
    pub async fn cancel_report(&self, caller: &Caller, id: Uuid) -> Result<ReportJob, ReportJobError> {
        let tx = self.services.begin(&caller.tenant).await?;
        tx.report_files().cancel(caller.agency, caller.user, id).await?;
        let file = self.own(&tx, caller, id).await?;
        tx.commit().await?;
        job(file)
    }

    /// A file that is ready, for the person who asked for it, as long as they may see what is in it.
    ///
    /// # Errors
    /// `NotFound` when they have none, `Without` when they may no longer see what is in it.
    pub async fn made_report(
        &self,
        caller: &Caller,
        id: Uuid,
        rights: ReportRights,
    ) -> Result<MadeReport, ReportJobError> {
        let tx = self.services.read(&caller.tenant).await?;
        let stored = request(&self.own(&tx, caller, id).await?)?;
        let sealed = tx.report_files().content(id).await?.ok_or(ReportJobError::NotFound)?;
        drop(tx);
        let branch = OpenSales::begin(&self.services, caller, &stored.query).await?.branch();
        if let Some(needed) = stored.missing(rights, branch) {
            return Err(ReportJobError::Without(needed));
        }
        let key = id.to_string();
        Ok(MadeReport {
            content: self.services.sealer.open_bytes(place(&caller.tenant, &key), &sealed)?,
            name: stored.file_name,
            format: stored.format,
        })
    }

    async fn own(&self, tx: &Tx, caller: &Caller, id: Uuid) -> Result<ReportFile, ReportJobError> {
        let file = tx.report_files().get(id).await?;
        let is_own = |file: &ReportFile| {
            file.agency == caller.agency && file.user == caller.user && file.expires_at > self.services.now()
        };
        file.filter(is_own).ok_or(ReportJobError::NotFound)
    }

    /// The job: read the sales of one snapshot, part by part, and keep the file. It ends at the next part once the file is cancelled.
    ///
    /// # Errors
    /// When it should be tried again.
    pub(crate) async fn make_report(&self, tenant: &TenantId, claimed: &ClaimedJob) -> Result<(), ReportJobError> {
        let Some(id) = report_of(claimed) else { return Ok(()) };
        let file = self.services.read(tenant).await?.report_files().get(id).await?;
        let Some(file) = file.filter(|file| is_unfinished(file.state)) else {
            return Ok(());
        };
        if claimed.attempt > ATTEMPTS {
            return self.give_up_report(tenant, id, ReportFault::Error).await;
        }
        let stored = request(&file)?;
        let caller = Caller {
            tenant: tenant.clone(),
            agency: file.agency,
            agency_name: stored.agency_name.clone(),
            user: file.user,
            user_name: stored.user_name.clone(),
        };
        let sales = OpenSales::begin(&self.services, &caller, &stored.query).await?;
        let total = sales.count().await?;
        if total > MOST_JOB_ROWS {
            return self.give_up_report(tenant, id, ReportFault::Rows).await;
        }
        if !stored.query.all_branches && sales.branch() != stored.branch {
            return self.give_up_report(tenant, id, ReportFault::Access).await;
        }
        let mut rows = Vec::new();
        loop {
            let part = sales.rows(rows.len() as u64, PART).await?;
            let is_last = part.is_empty();
            rows.extend(part);
            if !self
                .note_progress(tenant, claimed, id, (rows.len() as u64, total))
                .await?
            {
                return Ok(());
            }
            if is_last || rows.len() as u64 >= total {
                break;
            }
        }
        drop(sales);
        let sheet = self.sales_sheet(&caller, stored.query.period, &stored.reader, &rows)?;
        let content = sheet.into_table(stored.format).await?;
        let key = id.to_string();
        let sealed = self.services.sealer.seal_bytes(place(tenant, &key), &content)?;
        let tx = self.services.begin(tenant).await?;
        tx.report_files().finish(id, sealed, self.services.now() + KEPT).await?;
        Ok(tx.commit().await?)
    }

    /// Say that a file cannot be made.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn give_up_report(
        &self,
        tenant: &TenantId,
        id: Uuid,
        fault: ReportFault,
    ) -> Result<(), ReportJobError> {
        let tx = self.services.begin(tenant).await?;
        tx.report_files().fail(id, fault.as_str()).await?;
        Ok(tx.commit().await?)
    }

    /// Returns `false` when the file is no longer wanted.
    async fn note_progress(
        &self,
        tenant: &TenantId,
        claimed: &ClaimedJob,
        id: Uuid,
        (done, total): (u64, u64),
    ) -> Result<bool, DbError> {
        let tx = self.services.begin(tenant).await?;
        let is_wanted = tx.report_files().progress(id, done.min(total), total).await?;
        tx.jobs().hold(claimed.id, self.services.now() + LEASE).await?;
        tx.commit().await?;
        Ok(is_wanted)
    }
}

impl StoredRequest {
    /// The branch whose sales it is about; `None` for those of all.
    fn only_of(&self) -> Option<BranchId> {
        self.branch.filter(|_| !self.query.all_branches)
    }

    /// What a person lacks now to see what is in the file.
    fn missing(&self, now: ReportRights, branch: Option<BranchId>) -> Option<Functionality> {
        let sees_all = now.all_branches || branch.is_none();
        [
            (sees_all || self.only_of() == branch, Functionality::ShowBranches),
            (now.amounts || !self.reader.sees_amounts, Functionality::ShowCommission),
            (now.suppliers || !self.reader.sees_suppliers, Functionality::ShowSource),
        ]
        .into_iter()
        .find_map(|(is_allowed, needed)| (!is_allowed).then_some(needed))
    }
}

/// The file that a job makes; `None` for a job of another kind.
pub(crate) fn report_of(job: &ClaimedJob) -> Option<Uuid> {
    let is_report = job.kind == MAKE_REPORT;
    job.payload.as_str().filter(|_| is_report)?.parse().ok()
}

const fn is_unfinished(state: ReportFileState) -> bool {
    matches!(state, ReportFileState::Waiting | ReportFileState::Making)
}

const fn place<'a>(tenant: &'a TenantId, id: &'a str) -> Place<'a> {
    Place {
        tenant,
        kind: "report.file",
        id,
    }
}

fn request(file: &ReportFile) -> Result<StoredRequest, ReportJobError> {
    serde_json::from_value(file.request.clone()).map_err(|_| ReportJobError::Unreadable)
}

fn job(file: ReportFile) -> Result<ReportJob, ReportJobError> {
    let stored = request(&file)?;
    Ok(ReportJob {
        id: file.id,
        report: stored.report,
        key: stored.key,
        period: (stored.query.period.from, stored.query.period.to),
        format: stored.format,
        state: file.state,
        rows: file.rows,
        done: file.done,
        fault: file.fault.as_deref().map(ReportFault::of),
        asked_at: file.asked_at,
        expires_at: file.expires_at,
    })
}
