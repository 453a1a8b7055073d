//! A deposit as it is stored.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use super::{DepositMethod, DepositStatus, DepositStep, DepositWay};
use crate::ids::{AgencyId, DepositId, FileId, JournalId, UserId};
use crate::ledger::{Account, FeeKind, Line, Side};
use crate::money::Money;
use crate::payment::collected::approved;

/// A deposit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deposit {
    /// Primary key.
    pub id: DepositId,
    /// Increases with every change.
    pub version: u32,
    /// The agency whose wallet it credits.
    pub agency: AgencyId,
    /// Its number, such as `DP2611000042`.
    pub reference: String,
    /// How the money arrives.
    pub method: DepositMethod,
    /// Its state.
    pub status: DepositStatus,
    /// The amount: offline the amount paid, online the amount credited.
    pub amount: Money,
    /// The fee.
    pub fee: Money,
    /// The user who declared it.
    pub created_by: UserId,
    /// When it was declared.
    pub created_at: DateTime<Utc>,
    /// The date of the payment, in the tenant's zone.
    pub paid_on: NaiveDate,
    /// Until when it can be paid online.
    pub expires_at: Option<DateTime<Utc>>,
    /// When to query the provider next.
    pub next_check_at: Option<DateTime<Utc>>,
    /// Further details.
    pub details: DepositDetails,
}

/// Details of a deposit. Stored as one document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DepositDetails {
    /// The data of its method.
    pub particulars: Particulars,
    /// The agency's remark, maybe empty.
    pub remark: String,
    /// The agency's name.
    pub agency_name: String,
    /// The name of the user who declared it.
    pub user_name: String,
    /// Slips, oldest first.
    #[serde(default)]
    pub slips: Vec<Slip>,
    /// The operator who found the money.
    pub maker: Option<Signature>,
    /// The operator who decided.
    pub checker: Option<Signature>,
    /// Why it was refused or bounced, or the question to the agency.
    pub reason: Option<String>,
    /// The entry that credited the wallet.
    pub journal: Option<JournalId>,
    /// The provider's reference, once known.
    pub provider_ref: Option<String>,
    /// The payment page.
    pub redirect_url: Option<String>,
    /// The amount the provider collected, if it differs from the requested one.
    pub taken: Option<Money>,
}

/// The data of each method.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Particulars {
    /// Cash at the bank.
    BankDeposit {
        /// The owner's account.
        owner_bank_account_id: String,
        /// Number on the slip.
        slip_no: String,
        /// The branch where it was paid in; may be empty.
        branch: String,
        /// Name of the depositor; may be empty.
        depositor_name: String,
    },
    /// A transfer.
    BankTransfer {
        /// The owner's account.
        owner_bank_account_id: String,
        /// The sender's bank.
        sender_bank: String,
        /// The sender's account, maybe empty.
        sender_account: String,
        /// The bank's reference.
        transfer_ref: String,
        /// The clearing system, such as `NPSB`.
        channel: String,
    },
    /// A cheque.
    Cheque {
        /// The owner's account it is paid into.
        owner_bank_account_id: String,
        /// Its number.
        cheque_no: String,
        /// The bank it is drawn on.
        cheque_bank: String,
        /// The date written on it.
        cheque_date: NaiveDate,
    },
    /// A payment from a mobile account.
    MobileBanking {
        /// The provider, such as `bKash`.
        provider: String,
        /// The sender's number, in E.164.
        sender_msisdn: String,
        /// The provider's transaction.
        trx_id: String,
    },
    /// Paid at a payment provider.
    Online {
        /// The provider.
        gateway: String,
    },
}

/// A slip among the stored files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slip {
    /// The file.
    pub file: FileId,
    /// Its name.
    pub name: String,
    /// Its media type.
    pub media_type: String,
}

/// An operator's signature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature {
    /// The operator's name.
    pub by: String,
    /// When.
    pub at: DateTime<Utc>,
    /// Their evidence; may be empty.
    pub note: String,
}

impl Signature {
    /// Whether it is this operator's, ignoring letter case.
    #[must_use]
    pub fn is_of(&self, operator: &str) -> bool {
        self.by.to_lowercase() == operator.to_lowercase()
    }
}

impl Particulars {
    /// The reference of the bank or provider; empty online.
    #[must_use]
    pub fn bank_reference(&self) -> &str {
        match self {
            Self::BankDeposit { slip_no, .. } => slip_no,
            Self::BankTransfer { transfer_ref, .. } => transfer_ref,
            Self::Cheque { cheque_no, .. } => cheque_no,
            Self::MobileBanking { trx_id, .. } => trx_id,
            Self::Online { .. } => "",
        }
    }

    /// Who confirms that the money has arrived.
    #[must_use]
    pub const fn way(&self) -> DepositWay {
        match self {
            Self::BankDeposit { .. } | Self::BankTransfer { .. } | Self::MobileBanking { .. } => DepositWay::Declared,
            Self::Cheque { .. } => DepositWay::Cheque,
            Self::Online { .. } => DepositWay::Online,
        }
    }

    /// The account the money arrives in.
    #[must_use]
    pub fn account(&self) -> Account {
        match self {
            Self::BankDeposit {
                owner_bank_account_id, ..
            }
            | Self::BankTransfer {
                owner_bank_account_id, ..
            }
            | Self::Cheque {
                owner_bank_account_id, ..
            } => Account::Bank(owner_bank_account_id.clone()),
            Self::MobileBanking { provider, .. } => Account::GatewayClearing(provider.clone()),
            Self::Online { gateway } => Account::GatewayClearing(gateway.clone()),
        }
    }

    /// The scope in which its reference is unique.
    fn issuer(&self) -> String {
        match self {
            // A typed name: bank names that differ only in letter case or spaces are the same.
            Self::Cheque { cheque_bank, .. } => {
                let words: Vec<&str> = cheque_bank.split_whitespace().collect();
                words.join(" ").to_lowercase()
            }
            other => other.account().to_string(),
        }
    }
}

impl Deposit {
    /// Who confirms that the money has arrived.
    #[must_use]
    pub const fn way(&self) -> DepositWay {
        self.details.particulars.way()
    }

    /// Whether a payment provider collects the money.
    #[must_use]
    pub const fn is_online(&self) -> bool {
        matches!(self.way(), DepositWay::Online)
    }

    /// The money it stands for: issuer, reference, amount and date. Two deposits with the same claim are the same money.
    /// `None` online, where the provider distinguishes payments, and when the deposit no longer claims the money.
    #[must_use]
    pub fn claim(&self) -> Option<String> {
        let particulars = &self.details.particulars;
        let held = self.status.keeps_claim() && !self.is_online();
        // A mobile payment is declared without a date; its transaction number is unique.
        let on = match particulars {
            Particulars::MobileBanking { .. } => String::new(),
            _ => self.paid_on.to_string(),
        };
        held.then(|| {
            let (issuer, reference) = (particulars.issuer(), particulars.bank_reference());
            format!("{issuer}|{reference}|{}|{on}", self.amount)
        })
    }

    /// The amount the payer pays. Saturating: the sum was checked when the deposit was made.
    #[must_use]
    pub const fn total(&self) -> Money {
        if self.is_online() {
            Money::new(self.amount.minor.saturating_add(self.fee.minor), self.amount.currency)
        } else {
            self.amount
        }
    }

    /// The amount credited to the wallet. Saturating, as above.
    #[must_use]
    pub const fn credit(&self) -> Money {
        if self.is_online() {
            self.amount
        } else {
            Money::new(self.amount.minor.saturating_sub(self.fee.minor), self.amount.currency)
        }
    }

    /// The lines of the entry that credits it.
    #[must_use]
    pub fn credit_lines(&self) -> Vec<Line> {
        let kind = if self.is_online() {
            FeeKind::Gateway
        } else {
            FeeKind::Deposit
        };
        let mut lines = vec![
            Line::debit(self.details.particulars.account(), self.total()),
            Line::credit(Account::AgencyWallet(self.agency), self.credit()),
            Line::credit(Account::FeeIncome(kind), self.fee),
        ];
        lines.retain(|line| !line.amount.is_zero());
        lines
    }

    /// The lines of the entry that reverses the credit: each line on the opposite side.
    #[must_use]
    pub fn reversal_lines(&self) -> Vec<Line> {
        let turned = |line: Line| match line.side {
            Side::Debit => Line::credit(line.account, line.amount),
            Side::Credit => Line::debit(line.account, line.amount),
        };
        self.credit_lines().into_iter().map(turned).collect()
    }

    /// The deposit with the amount that the provider collected. `None` if nothing was collected, or in another currency.
    #[must_use]
    pub fn with_taken(&self) -> Option<Self> {
        let [amount, fee] = approved([self.amount, self.fee], self.total(), self.details.taken)?;
        Some(Self {
            amount,
            fee,
            ..self.clone()
        })
    }

    /// Whether an operator may take this step now: the state allows it, the maker signs once, and the checker of money is
    /// another person.
    #[must_use]
    pub fn allows(&self, step: DepositStep) -> bool {
        let signed = self.details.maker.is_some();
        let fits = match step {
            DepositStep::Review => !signed,
            DepositStep::Approve => signed,
            DepositStep::Bounce => self.way() == DepositWay::Cheque,
            DepositStep::Reject | DepositStep::Ask | DepositStep::Answer | DepositStep::Withdraw => true,
        };
        fits && self.status.after(step, self.way()).is_some()
    }

    /// Search terms, in lower case.
    #[must_use]
    pub fn search_words(&self) -> String {
        let amount = self.amount.amount();
        let words = [
            self.reference.as_str(),
            self.details.particulars.bank_reference(),
            amount.as_str(),
            self.details.remark.as_str(),
            self.details.user_name.as_str(),
        ];
        words.join(" ").to_lowercase()
    }
}
