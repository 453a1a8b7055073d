//! The portal owner's bank accounts, into which agencies pay deposits.

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::Agent;

/// The owner's bank accounts.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnerBankAccounts {
    accounts: Vec<OwnerBankAccount>,
}

/// A bank account of the portal's owner. Unknown values are empty.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnerBankAccount {
    bank_account_id: String,
    bank_name: String,
    account_name: String,
    account_number: String,
    branch_name: String,
    swift_code: String,
    routing_no: String,
    bank_logo_icon_name: String,
    #[serde(rename = "bankLogoURL")]
    bank_logo_url: String,
}

/// List the owner's bank accounts.
#[utoipa::path(get, path = "/api/payment/v1/bankaccount/getBankAccountDetails",
    operation_id = "getBankAccountDetails", tag = "company", security(("session" = [])),
    responses((status = 200, body = OwnerBankAccounts)))]
pub(crate) async fn get_bank_account_details(agent: Agent) -> Json<OwnerBankAccounts> {
    let accounts = agent.portal.settings.bank_accounts.iter().map(|account| {
        let account = account.clone();
        OwnerBankAccount {
            bank_account_id: account.id,
            bank_name: account.bank_name,
            account_name: account.account_name,
            account_number: account.account_number,
            branch_name: account.branch_name,
            swift_code: account.swift_code,
            routing_no: account.routing_no,
            bank_logo_icon_name: account.logo_icon,
            bank_logo_url: account
                .logo
                .map(|name| format!("/assets/tenant/{name}"))
                .unwrap_or_default(),
        }
    });
    Json(OwnerBankAccounts {
        accounts: accounts.collect(),
    })
}
