//! A deposit as the agency reads it.

use chrono::NaiveDate;
use jetway_app::deposit::DepositEvent as Event;
use jetway_app::deposit::read::DepositView;
use jetway_domain::deposit::{Deposit as Stored, DepositStatus, DepositStep, Particulars, Slip};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Agent, Portal, Refusal};
use crate::routes::customer::get_file::address;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::{DepositMethodName, DepositStatusName, TransferChannelName};

/// A deposit with its history. Amounts are such as `AED 500.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Deposit {
    #[serde(flatten)]
    row: DepositRow,
    /// Owner's account it was paid into.
    #[serde(skip_serializing_if = "Option::is_none")]
    bank_account: Option<OwnerBankName>,
    /// Branch of the bank.
    #[serde(skip_serializing_if = "Option::is_none")]
    branch: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depositor_name: Option<String>,
    /// Bank of the sender or of the cheque, or provider of the mobile account.
    #[serde(skip_serializing_if = "Option::is_none")]
    sender_bank: Option<String>,
    /// Account or mobile number of the sender.
    #[serde(skip_serializing_if = "Option::is_none")]
    sender_account: Option<String>,
    /// Clearing system of a transfer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<TransferChannelName>)]
    channel: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    attachments: Vec<DepositFile>,
    /// Operator who decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    reviewer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reviewed_at: Option<String>,
    /// Why it was refused or bounced.
    #[serde(skip_serializing_if = "Option::is_none")]
    reject_reason: Option<String>,
    /// What the agency is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<String>,
    /// Journal entry that credited the wallet.
    #[serde(skip_serializing_if = "Option::is_none")]
    credited_journal_id: Option<String>,
    /// URL of the payment page, while it can be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    redirect_url: Option<String>,
    /// Until when it can be paid online.
    #[serde(skip_serializing_if = "Option::is_none")]
    expires_at: Option<String>,
    /// Code of a failed payment, for `GetStatusMessage`.
    #[serde(skip_serializing_if = "Option::is_none")]
    failure_code: Option<&'static str>,
    can_answer: bool,
    can_withdraw: bool,
    /// Oldest first.
    history: Vec<DepositEvent>,
}

/// A deposit in a list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositRow {
    /// Such as `DP2611000042`.
    deposit_ref: String,
    #[schema(value_type = DepositMethodName)]
    method: &'static str,
    #[schema(value_type = DepositStatusName)]
    status: &'static str,
    /// Amount paid; online the amount without the fee.
    amount: String,
    /// Online it is added to the amount, otherwise it is taken from it.
    fee: String,
    /// Amount credited to the wallet; absent until it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    credited_amount: Option<String>,
    /// Number of the slip, the transfer, the cheque or the mobile transaction.
    #[serde(skip_serializing_if = "Option::is_none")]
    reference: Option<String>,
    /// Date of the slip, the transfer, the cheque or the payment.
    paid_on: NaiveDate,
    created_by: String,
    created_at: String,
}

/// The owner's account of a deposit.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnerBankName {
    bank_account_id: String,
    bank_name: String,
    account_number: String,
}

/// A slip.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositFile {
    file_name: String,
    /// URL to read it with a session.
    address: String,
}

/// A change of a deposit.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DepositEvent {
    at: String,
    /// Who did it; the portal's name for automatic changes.
    by: String,
    #[schema(value_type = DepositStatusName)]
    status: &'static str,
    /// What was asked, answered or decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
}

fn filled(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

impl Deposit {
    /// A deposit of the agency, as it is now.
    pub(super) async fn read(state: &AppState, agent: &Agent, reference: &str) -> Result<Self, Refusal> {
        let view = state.app.deposits().view(agent.caller(), reference).await?;
        Ok(Self::of(&view, &agent.portal))
    }

    fn of(view: &DepositView, portal: &Portal) -> Self {
        let (deposit, details) = (&view.deposit, &view.deposit.details);
        let status = deposit.status;
        let told = details.reason.clone();
        let is_question = status == DepositStatus::NeedsInfo;
        let allows = |step| status.after(step, deposit.way()).is_some();
        let mut shown = Self {
            row: DepositRow::of(deposit),
            bank_account: None,
            branch: None,
            depositor_name: None,
            sender_bank: None,
            sender_account: None,
            channel: None,
            remark: filled(&details.remark),
            attachments: details.slips.iter().map(DepositFile::of).collect(),
            reviewer: details.checker.as_ref().map(|signature| signature.by.clone()),
            reviewed_at: details.checker.as_ref().map(|signature| instant(signature.at)),
            reject_reason: told.clone().filter(|_| !is_question),
            question: told.filter(|_| is_question),
            credited_journal_id: details.journal.map(|id| id.to_string()),
            redirect_url: details.redirect_url.clone().filter(|_| status.is_open_online()),
            expires_at: deposit.expires_at.filter(|_| status.is_open_online()).map(instant),
            failure_code: failure_of(status),
            can_answer: allows(DepositStep::Answer),
            can_withdraw: allows(DepositStep::Withdraw),
            history: view
                .history
                .iter()
                .map(|event| DepositEvent::of(event, portal))
                .collect(),
        };
        shown.fill(&details.particulars, portal);
        shown
    }

    fn fill(&mut self, particulars: &Particulars, portal: &Portal) {
        match particulars {
            Particulars::BankDeposit {
                owner_bank_account_id,
                branch,
                depositor_name,
                ..
            } => {
                self.bank_account = Some(OwnerBankName::of(owner_bank_account_id, portal));
                self.branch = filled(branch);
                self.depositor_name = filled(depositor_name);
            }
            Particulars::BankTransfer {
                owner_bank_account_id,
                sender_bank,
                sender_account,
                channel,
                ..
            } => {
                self.bank_account = Some(OwnerBankName::of(owner_bank_account_id, portal));
                self.sender_bank = filled(sender_bank);
                self.sender_account = filled(sender_account);
                self.channel = filled(channel);
            }
            Particulars::Cheque {
                owner_bank_account_id,
                cheque_bank,
                ..
            } => {
                self.bank_account = Some(OwnerBankName::of(owner_bank_account_id, portal));
                self.sender_bank = filled(cheque_bank);
            }
            Particulars::MobileBanking {
                provider,
                sender_msisdn,
                ..
            } => {
                self.sender_bank = filled(provider);
                self.sender_account = filled(sender_msisdn);
            }
            Particulars::Online { .. } => {}
        }
    }
}

/// The code that `GetStatusMessage` explains.
const fn failure_of(status: DepositStatus) -> Option<&'static str> {
    match status {
        DepositStatus::Failed => Some("failed"),
        DepositStatus::Cancelled => Some("cancelled"),
        DepositStatus::Expired => Some("expired"),
        DepositStatus::ManualReview => Some("manualReview"),
        _ => None,
    }
}

impl DepositRow {
    pub(super) fn of(deposit: &Stored) -> Self {
        let is_credited = deposit.status.is_credited();
        Self {
            deposit_ref: deposit.reference.clone(),
            method: deposit.method.as_str(),
            status: deposit.status.as_str(),
            amount: deposit.amount.to_string(),
            fee: deposit.fee.to_string(),
            credited_amount: is_credited.then(|| deposit.credit().to_string()),
            reference: filled(deposit.details.particulars.bank_reference()),
            paid_on: deposit.paid_on,
            created_by: deposit.details.user_name.clone(),
            created_at: instant(deposit.created_at),
        }
    }
}

impl OwnerBankName {
    /// An account that the tenant has given up keeps its identifier only.
    fn of(id: &str, portal: &Portal) -> Self {
        let known = portal.settings.bank_accounts.iter().find(|account| account.id == id);
        Self {
            bank_account_id: id.to_owned(),
            bank_name: known.map(|account| account.bank_name.clone()).unwrap_or_default(),
            account_number: known.map(|account| account.account_number.clone()).unwrap_or_default(),
        }
    }
}

impl DepositFile {
    fn of(slip: &Slip) -> Self {
        Self {
            file_name: slip.name.clone(),
            address: address(slip.file),
        }
    }
}

impl DepositEvent {
    fn of(event: &Event, portal: &Portal) -> Self {
        Self {
            at: instant(event.at),
            by: portal.author(&event.author),
            status: event.status.as_str(),
            remark: filled(&event.note),
        }
    }
}
