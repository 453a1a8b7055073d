//! Opens a payment page.

use super::client::Client;
use super::key::transaction_id;
use super::wire::Session;
use crate::port::payment::{Bill, Opened, ProviderError};

const PATH: &str = "/gwprocess/v4/api.php";
/// Where SSLCommerz calls, below the portal's address.
const CALLS: &str = "api/payment/v1/online/sslcommerz";
/// SSLCommerz writes amounts with two decimals.
const DECIMALS: u32 = 2;
/// Longest name it takes.
const NAME: usize = 50;

/// Opening a page moves no money. If its answer is lost, so is the page's address, and the same bill can be opened again
/// under the same transaction.
pub(super) async fn open(store: &Client, bill: &Bill) -> Result<Opened, ProviderError> {
    if bill.total.currency.exponent() != DECIMALS {
        let currency = bill.total.currency.as_str();
        return Err(ProviderError::Unavailable(format!(
            "{currency} does not have two decimals"
        )));
    }
    let account = &store.account;
    let transaction = transaction_id(bill.payment);
    let amount = bill.total.amount();
    let back: String = form_urlencoded::byte_serialize(bill.return_to.as_bytes()).collect();
    let back = format!("{}{CALLS}/return?to={back}", bill.portal);
    let ipn = format!("{}{CALLS}/ipn", bill.portal);
    let payer = shortened(&bill.payer);
    let fields = [
        ("total_amount", amount.as_str()),
        ("currency", bill.total.currency.as_str()),
        ("tran_id", &transaction),
        ("success_url", &back),
        ("fail_url", &back),
        ("cancel_url", &back),
        ("ipn_url", &ipn),
        ("cus_name", &payer),
        ("cus_email", &account.contact_email),
        ("cus_phone", &account.contact_phone),
        ("cus_add1", &account.city),
        ("cus_city", &account.city),
        ("cus_country", &account.country),
        ("shipping_method", "NO"),
        ("num_of_item", "1"),
        ("product_name", &bill.description),
        ("product_category", "travel"),
        ("product_profile", "non-physical-goods"),
    ];
    let session: Session = store.post(PATH, &fields).await?;
    if session.status != "SUCCESS" {
        return Err(ProviderError::Unavailable(format!("refused: {}", session.failedreason)));
    }
    let is_page = ["https://", "http://"]
        .iter()
        .any(|scheme| session.page.starts_with(scheme));
    if session.sessionkey.is_empty() || !is_page {
        return Err(ProviderError::Unavailable("the answer has no payment page".to_owned()));
    }
    Ok(Opened {
        reference: session.sessionkey,
        redirect_url: session.page,
    })
}

fn shortened(name: &str) -> String {
    name.chars().take(NAME).collect()
}
