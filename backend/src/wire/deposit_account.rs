//! Where the money of a deposit arrives, as operators call it.

use jetway_app::payment::provider_name;
use jetway_domain::deposit::Particulars;
use jetway_tenancy::manifest::bank::BankAccount;

/// Bank and number of the owner's account, such as `Gulf Bank, 0011223344`, or the payment provider. An account that the tenant has given up
/// is called by its id.
pub(crate) fn paid_into(particulars: &Particulars, accounts: &[BankAccount]) -> String {
    match particulars {
        Particulars::BankDeposit {
            owner_bank_account_id: id,
            ..
        }
        | Particulars::BankTransfer {
            owner_bank_account_id: id,
            ..
        }
        | Particulars::Cheque {
            owner_bank_account_id: id,
            ..
        } => {
            let known = accounts.iter().find(|account| account.id == *id);
            known.map_or_else(
                || id.clone(),
                |account| format!("{}, {}", account.bank_name, account.account_number),
            )
        }
        Particulars::MobileBanking { provider: id, .. } | Particulars::Online { gateway: id } => {
            provider_name(id).to_owned()
        }
    }
}
