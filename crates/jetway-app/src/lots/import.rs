//! Lots from a file: stored in parts, and put on sale together.

mod kept;

use jetway_db::DbError;
use jetway_db::repo::prices::fare_lots::UndoneImport;
use jetway_domain::access::Operator;
use jetway_domain::ids::{FareLotId, LotImportId, TenantId};
use jetway_domain::lot::{FareLot, LotImport, LotState, LotVisibility};
use jetway_domain::money::CurrencyCode;
use jetway_domain::secret::to_hex;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::LotError;
use super::change::unsold;
use super::sheet::{self, SheetProblem, SheetRow};
use crate::app::App;

pub use kept::KeptLine;

/// Imports that operators see.
const LAST_IMPORTS: u64 = 20;

/// Lots that are stored at once, between two reports of progress.
const PART: usize = 250;

/// A hash of the text of a file; line ends, space at the ends of lines and empty lines do not count.
fn digest(text: &str) -> String {
    let mut digest = Sha256::new();
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim_end);
    for line in lines.filter(|line| !line.is_empty()) {
        digest.update(line.as_bytes());
        digest.update(b"\n");
    }
    to_hex(&digest.finalize())
}

/// A file of lots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotSheet {
    /// The CSV text.
    pub text: String,
    /// The tenant's currency.
    pub currency: CurrencyCode,
    /// Only read it.
    pub is_dry_run: bool,
    /// Who imports it.
    pub operator: Operator,
}

/// What a file has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedLots {
    /// Its lots that are possible and not there yet.
    pub lots: usize,
    /// Its lots that are there already, which are not imported again.
    pub kept: Vec<KeptLine>,
    /// Everything wrong with it; nothing was imported if there is anything.
    pub problems: Vec<SheetProblem>,
    /// The import, if it was made.
    pub import: Option<LotImportId>,
}

impl App {
    /// Read a file of lots, and import them unless it is a dry run, has a problem, or has no other lots than those that stayed when
    /// their import was undone. Times without a zone are the tenant's.
    ///
    /// # Errors
    /// `Imported` when a file of the same text is imported already and not undone, in a dry run too; `Changed` when the import was undone
    /// before it ended; when the database fails. Then the lots stored so far stay drafts until the import is undone.
    pub async fn import_lots(&self, tenant: &TenantId, sheet: LotSheet) -> Result<ImportedLots, LotError> {
        let digest = digest(&sheet.text);
        let tx = self.services().read(tenant).await?;
        // Deadlines may have passed since; that it is there already says more than what is wrong with it now.
        if let Some(first) = tx.fare_lots().import_of(&digest).await? {
            return Err(LotError::Imported(first));
        }
        let zone = self.services().zone(tenant);
        let (rows, problems) = sheet::read(&sheet.text, sheet.currency, zone, self.clock().now());
        if sheet.is_dry_run || !problems.is_empty() {
            let (kept, rows) = kept::split(&tx, rows).await?;
            return Ok(ImportedLots {
                lots: rows.len(),
                kept,
                problems,
                import: None,
            });
        }
        drop(tx);
        self.store_import(tenant, rows, &digest, &sheet.operator).await
    }

    async fn store_import(
        &self,
        tenant: &TenantId,
        rows: Vec<SheetRow>,
        digest: &str,
        operator: &Operator,
    ) -> Result<ImportedLots, LotError> {
        let mut import = LotImport {
            id: LotImportId::fresh(self.ids()),
            lots: count(&rows),
            loaded: Some(0),
            made_by: operator.name().to_owned(),
            made_at: self.clock().now(),
            undone: None,
        };
        let tx = self.services().begin(tenant).await?;
        if !tx.fare_lots().insert_import(&import, digest).await? {
            let first = tx.fare_lots().import_of(digest).await?;
            // Without the first one it was undone at the same moment.
            return Err(first.map_or(LotError::Changed, LotError::Imported));
        }
        // Read after the import is there: it has waited for the undoing of another one of this file.
        let (kept, rows) = kept::split(&tx, rows).await?;
        let lots = rows.len();
        if rows.is_empty() {
            let (problems, import) = (Vec::new(), None);
            return Ok(ImportedLots {
                lots,
                kept,
                problems,
                import,
            });
        }
        if !kept.is_empty() {
            import.lots = count(&rows);
            tx.fare_lots().set_import_lots(import.id, import.lots).await?;
        }
        tx.commit().await?;
        let (mut loaded, mut on_sale) = (0, Vec::new());
        let mut rows = rows.into_iter().peekable();
        while rows.peek().is_some() {
            let part: Vec<SheetRow> = rows.by_ref().take(PART).collect();
            loaded += count(&part);
            on_sale.extend(self.store_part(tenant, part, loaded, &import).await?);
        }
        let tx = self.services().begin(tenant).await?;
        if !tx.fare_lots().end_import(import.id, &on_sale).await? {
            return Err(LotError::Changed);
        }
        let (subject, detail) = (import.id.to_string(), json!({ "lots": lots, "kept": kept.len() }));
        self.record(&tx, operator, "lot.imported", &subject, detail).await?;
        tx.commit().await?;
        Ok(ImportedLots {
            lots,
            kept,
            problems: Vec::new(),
            import: Some(import.id),
        })
    }

    /// Store some lots of an import as drafts. Returns those that go on sale when all are stored.
    async fn store_part(
        &self,
        tenant: &TenantId,
        part: Vec<SheetRow>,
        loaded: u32,
        import: &LotImport,
    ) -> Result<Vec<FareLotId>, LotError> {
        let mut lots: Vec<FareLot> = part.into_iter().map(|row| self.imported(row, import)).collect();
        let on_sale = lots
            .iter()
            .filter(|lot| lot.state == LotState::OnSale)
            .map(|lot| lot.id);
        let on_sale = on_sale.collect();
        for lot in &mut lots {
            lot.state = LotState::Draft;
        }
        let tx = self.services().begin(tenant).await?;
        // First, so that it waits for the undoing of this import.
        if !tx.fare_lots().set_import_loaded(import.id, loaded).await? {
            return Err(LotError::Changed);
        }
        tx.fare_lots().insert(&lots).await?;
        tx.commit().await?;
        Ok(on_sale)
    }

    fn imported(&self, row: SheetRow, import: &LotImport) -> FareLot {
        FareLot {
            id: FareLotId::fresh(self.ids()),
            version: 1,
            state: row.state,
            visibility: LotVisibility::All,
            seats: unsold(row.seats),
            offer: row.offer,
            import: Some(import.id),
            changed_at: import.made_at,
            changed_by: import.made_by.clone(),
        }
    }

    /// The last imports of a tenant, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lot_imports(&self, tenant: &TenantId) -> Result<Vec<LotImport>, DbError> {
        let tx = self.services().read(tenant).await?;
        tx.fare_lots().imports(LAST_IMPORTS).await
    }

    /// Remove the lots of an import. Those that an order ever took seats of stay.
    ///
    /// # Errors
    /// `WrongState` when there is no such import, or it is undone already.
    pub async fn undo_lot_import(
        &self,
        tenant: &TenantId,
        import: LotImportId,
        operator: &Operator,
    ) -> Result<UndoneImport, LotError> {
        let tx = self.services().begin(tenant).await?;
        let now = self.clock().now();
        let Some(undone) = tx.fare_lots().undo_import(import, operator.name(), now).await? else {
            return Err(LotError::WrongState);
        };
        let detail = json!({ "removed": undone.removed, "kept": undone.kept });
        self.record(&tx, operator, "lot.importUndone", &import.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(undone)
    }
}

fn count(rows: &[SheetRow]) -> u32 {
    u32::try_from(rows.len()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn a_file_is_known_by_its_text_whatever_its_line_ends() {
        let file = digest("kind,title\numrah,Ten nights\n");
        assert_eq!(file, digest("\u{feff}kind,title\r\numrah,Ten nights\r\n\r\n"));
        assert_ne!(file, digest("kind,title\numrah,Ten nights \nx"));
        assert_ne!(file, digest("kind,titleumrah,Ten nights"));
    }
}
