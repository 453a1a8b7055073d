//! Verifies the ledger by recomputing every sum from the entries.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use super::{Account, ChainHash, GENESIS, Hold, HoldState, PostedEntry, Side, WalletBalance};
use crate::ids::{AgencyId, HoldId, TenantId};
use crate::money::CurrencyCode;

/// An inconsistency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The agency concerned.
    pub agency: Option<AgencyId>,
    /// The entry concerned, by its number within the agency.
    pub entry_number: Option<i64>,
    /// Description of the inconsistency.
    pub text: String,
}

/// Result of verifying a tenant's ledger.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProofReport {
    /// The tenant.
    pub tenant: TenantId,
    /// Number of entries checked.
    pub entries: u64,
    /// Number of wallets checked.
    pub wallets: u64,
    /// Number of holds checked.
    pub holds: u64,
    /// Inconsistencies; empty when the ledger is verified.
    pub findings: Vec<Finding>,
}

impl ProofReport {
    /// Whether the ledger is consistent.
    #[must_use]
    pub const fn is_proven(&self) -> bool {
        self.findings.is_empty()
    }
}

impl fmt::Display for ProofReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            tenant,
            entries,
            wallets,
            holds,
            findings,
        } = self;
        let verdict = if findings.is_empty() { "proven" } else { "WRONG" };
        writeln!(
            f,
            "{tenant}: {verdict}: {entries} entries, {wallets} wallets, {holds} holds"
        )?;
        for finding in findings {
            f.write_str("  ")?;
            if let Some(agency) = finding.agency {
                write!(f, "agency {agency} ")?;
            }
            if let Some(number) = finding.entry_number {
                write!(f, "entry {number} ")?;
            }
            writeln!(f, "{}", finding.text)?;
        }
        Ok(())
    }
}

/// A verification in progress: pass holds, then each agency's entries in order followed by its wallet, then finish.
#[derive(Debug)]
pub struct Proof {
    report: ProofReport,
    totals: BTreeMap<CurrencyCode, i128>,
    captured: HashMap<HoldId, (AgencyId, i64)>,
    pending: HashMap<AgencyId, i128>,
    running: Running,
}

/// Running sums of the current agency's entries.
#[derive(Debug)]
struct Running {
    number: i64,
    hash: ChainHash,
    posted: BTreeMap<CurrencyCode, i128>,
}

impl Running {
    const fn new() -> Self {
        Self {
            number: 0,
            hash: GENESIS,
            posted: BTreeMap::new(),
        }
    }
}

impl Proof {
    /// Starts a verification.
    #[must_use]
    pub fn of(tenant: TenantId) -> Self {
        let report = ProofReport {
            tenant,
            entries: 0,
            wallets: 0,
            holds: 0,
            findings: Vec::new(),
        };
        Self {
            report,
            totals: BTreeMap::new(),
            captured: HashMap::new(),
            pending: HashMap::new(),
            running: Running::new(),
        }
    }

    /// Adds a hold.
    pub fn hold(&mut self, hold: &Hold) {
        self.report.holds += 1;
        match hold.state {
            HoldState::Pending => *self.pending.entry(hold.agency).or_default() += i128::from(hold.amount.minor),
            HoldState::Posted => {
                self.captured.insert(hold.id, (hold.agency, hold.captured.minor));
            }
            HoldState::Voided | HoldState::Expired => {}
        }
    }

    /// Adds the current agency's next entry.
    pub fn entry(&mut self, posted: &PostedEntry) {
        self.report.entries += 1;
        let (agency, number) = (posted.entry.agency, posted.number);
        if number != self.running.number + 1 {
            self.wrong(agency, Some(number), format!("follows entry {}", self.running.number));
        }
        if posted.previous != self.running.hash {
            self.wrong(agency, Some(number), "does not link to the entry before it".to_owned());
        }
        if !posted.is_intact(&self.report.tenant) {
            self.wrong(
                agency,
                Some(number),
                "was changed after it was posted: its hash does not match".to_owned(),
            );
        }
        if let Err(error) = posted.entry.balanced() {
            self.wrong(agency, Some(number), error.to_string());
        }
        self.add_lines(posted);
        self.settle_hold(posted);
        self.running.number = number;
        self.running.hash = posted.hash;
    }

    /// Compares the agency's wallet with its entries and holds, and moves to the next agency.
    pub fn wallet(&mut self, agency: AgencyId, wallet: &WalletBalance, last_number: i64, last_hash: ChainHash) {
        self.report.wallets += 1;
        let running = std::mem::replace(&mut self.running, Running::new());
        let held = self.pending.remove(&agency).unwrap_or_default();
        if (last_number, last_hash) != (running.number, running.hash) {
            let text = format!("wallet ends at entry {last_number}, journal at {}", running.number);
            self.wrong(agency, Some(running.number), text);
        }
        for (currency, posted) in running.posted {
            if currency != wallet.currency && posted != 0 {
                self.wrong(
                    agency,
                    None,
                    format!("journal moves {currency} on a wallet in {}", wallet.currency),
                );
            } else if posted != i128::from(wallet.posted_minor) {
                let text = format!(
                    "wallet says {} {currency} minor posted, journal {posted}",
                    wallet.posted_minor
                );
                self.wrong(agency, None, text);
            }
        }
        if running.number == 0 && wallet.posted_minor != 0 {
            self.wrong(
                agency,
                None,
                format!("wallet says {} minor posted without an entry", wallet.posted_minor),
            );
        }
        if held != i128::from(wallet.held_minor) {
            self.wrong(
                agency,
                None,
                format!("wallet says {} minor held, pending holds {held}", wallet.held_minor),
            );
        }
        if wallet.available().map_or(true, |available| available.is_negative()) {
            self.wrong(agency, None, "wallet is below its credit limit".to_owned());
        }
    }

    /// Compares the counts with what is stored: an entry without a wallet or a line without an entry would otherwise be
    /// missed.
    pub fn nothing_left_over(&mut self, stored_entries: u64, stored_lines: u64, seen_lines: u64) {
        for (what, stored, seen) in [
            ("entries", stored_entries, self.report.entries),
            ("lines", stored_lines, seen_lines),
        ] {
            if stored != seen {
                let text = format!("{stored} {what} are stored, {seen} belong to a wallet");
                self.report.findings.push(Finding {
                    agency: None,
                    entry_number: None,
                    text,
                });
            }
        }
    }

    /// Reports anything unmatched.
    #[must_use]
    pub fn finish(mut self) -> ProofReport {
        for (currency, total) in std::mem::take(&mut self.totals) {
            if total != 0 {
                let text = format!("all accounts sum to {total} {currency} minor, not to zero");
                self.report.findings.push(Finding {
                    agency: None,
                    entry_number: None,
                    text,
                });
            }
        }
        for (hold, (agency, _)) in std::mem::take(&mut self.captured) {
            self.wrong(agency, None, format!("hold {hold} is posted without an entry"));
        }
        for (agency, _) in std::mem::take(&mut self.pending) {
            self.wrong(agency, None, "has holds but no wallet".to_owned());
        }
        self.report
    }

    fn add_lines(&mut self, posted: &PostedEntry) {
        let wallet = Account::AgencyWallet(posted.entry.agency);
        for line in &posted.entry.lines {
            let minor = i128::from(line.amount.minor);
            let debit = if line.side == Side::Debit { minor } else { -minor };
            *self.totals.entry(line.amount.currency).or_default() += debit;
            if line.account == wallet {
                *self.running.posted.entry(line.amount.currency).or_default() -= debit;
            }
        }
    }

    /// An entry that captures a hold must take exactly the captured amount from the wallet.
    fn settle_hold(&mut self, posted: &PostedEntry) {
        let Some(hold) = posted.entry.hold else { return };
        let agency = posted.entry.agency;
        let Some((owner, captured)) = self.captured.remove(&hold) else {
            return self.wrong(
                agency,
                Some(posted.number),
                format!("settles hold {hold}, which is not posted"),
            );
        };
        let wallet = Account::AgencyWallet(agency);
        let on_wallet = posted
            .entry
            .lines
            .iter()
            .filter(|line| line.account == wallet && line.side == Side::Debit);
        let taken: i128 = on_wallet.map(|line| i128::from(line.amount.minor)).sum();
        if owner != agency || taken != i128::from(captured) {
            self.wrong(
                agency,
                Some(posted.number),
                format!("takes {taken} minor, its hold says {captured}"),
            );
        }
    }

    fn wrong(&mut self, agency: AgencyId, entry_number: Option<i64>, text: String) {
        self.report.findings.push(Finding {
            agency: Some(agency),
            entry_number,
            text,
        });
    }
}
