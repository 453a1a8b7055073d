//! The forms of the methods.

use chrono::{NaiveDate, TimeDelta};

use super::{DepositChoices, DepositMethod, MethodTerms, Particulars};
use crate::money::{CurrencyCode, Money};
use crate::text::PhoneNumber;

/// A payment is declared within this time.
const OLDEST: TimeDelta = TimeDelta::days(15);
/// The date on a cheque is at most this far from today.
const CHEQUE: TimeDelta = TimeDelta::days(180);
/// Length of a reference.
const REFERENCE: (usize, usize) = (4, 40);
/// Length of a name.
const NAME: (usize, usize) = (2, 100);
/// Length of a name that may be left out.
const OPTIONAL: (usize, usize) = (0, 100);
/// Longest remark.
const REMARK: usize = 250;
/// Prefix of a deposit's number.
const PREFIX: &str = "DP";

/// A form as filled in. A method reads only its own fields.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DepositForm {
    /// Such as `AED 500.00` or `500.00`.
    pub amount: String,
    /// The owner's bank account.
    pub owner_bank_account_id: String,
    /// Date of a bank deposit, `2026-11-26`.
    pub deposit_date: String,
    /// Number on the slip.
    pub slip_no: String,
    /// Branch of the bank.
    pub branch: String,
    /// Name of the depositor.
    pub depositor_name: String,
    /// The sender's bank.
    pub sender_bank: String,
    /// The sender's account.
    pub sender_account: String,
    /// The bank's reference of a transfer.
    pub transfer_ref: String,
    /// Date of a transfer.
    pub transfer_date: String,
    /// The clearing system.
    pub channel: String,
    /// Number of a cheque.
    pub cheque_no: String,
    /// The bank a cheque is drawn on.
    pub cheque_bank: String,
    /// The date on a cheque.
    pub cheque_date: String,
    /// Provider of the mobile account.
    pub provider: String,
    /// The sender's number.
    pub sender_msisdn: String,
    /// The provider's transaction.
    pub trx_id: String,
    /// A remark.
    pub remark: String,
}

/// Context for validating a form.
#[derive(Debug, Clone, Copy)]
pub struct FormBasis<'a> {
    /// Limits and fee of the method.
    pub terms: &'a MethodTerms,
    /// Currency of the wallet.
    pub currency: CurrencyCode,
    /// Today, in the tenant's zone.
    pub today: NaiveDate,
    /// The owner's bank accounts.
    pub accounts: &'a [String],
    /// The clearing systems and mobile accounts the tenant offers.
    pub choices: &'a DepositChoices,
    /// The payment provider that collects the money; `None` when the agency has sent it and declares it.
    pub gateway: Option<&'a str>,
}

/// A validated form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepositDraft {
    /// How the money arrives.
    pub method: DepositMethod,
    /// The amount.
    pub amount: Money,
    /// The fee.
    pub fee: Money,
    /// The date of the payment.
    pub paid_on: NaiveDate,
    /// The data of the method.
    pub particulars: Particulars,
    /// The remark, maybe empty.
    pub remark: String,
}

/// An invalid field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepositFault {
    /// Its name, such as `slipNo`.
    pub field: &'static str,
    /// Stable code.
    pub code: &'static str,
    /// One sentence.
    pub detail: String,
}

fn fault(field: &'static str, code: &'static str, detail: impl Into<String>) -> DepositFault {
    let detail = detail.into();
    DepositFault { field, code, detail }
}

/// Reads a form.
///
/// # Errors
/// Every invalid field.
pub fn read_form(
    method: DepositMethod,
    form: &DepositForm,
    basis: &FormBasis<'_>,
) -> Result<DepositDraft, Vec<DepositFault>> {
    let mut reader = Reader {
        basis,
        faults: Vec::new(),
    };
    let sums = reader.sums(&form.amount);
    // It is typed into a multi-line field, but displayed on one line.
    let remark = form.remark.replace(['\r', '\n', '\t'], " ");
    let remark = reader.line("remark", &remark, (0, REMARK));
    let read = match (basis.gateway, method) {
        (Some(gateway), _) => {
            let gateway = gateway.to_owned();
            Some((basis.today, Particulars::Online { gateway }))
        }
        (None, DepositMethod::BankDeposit) => reader.bank_deposit(form),
        (None, DepositMethod::BankTransfer) => reader.bank_transfer(form),
        (None, DepositMethod::Cheque) => reader.cheque(form),
        (None, DepositMethod::MobileBanking) => reader.mobile(form),
        (None, DepositMethod::Card | DepositMethod::NetBanking) => {
            let detail = "Available only through a payment provider.";
            reader.take(Err(fault("method", "method.notDeclared", detail)))
        }
    };
    match (sums, remark, read) {
        (Some((amount, fee)), Some(remark), Some((paid_on, particulars))) if reader.faults.is_empty() => {
            Ok(DepositDraft {
                method,
                amount,
                fee,
                paid_on,
                particulars,
                remark,
            })
        }
        _ => Err(reader.faults),
    }
}

/// The number of a deposit, from the month it is declared in and the tenant's count.
#[must_use]
pub fn reference_of(declared_on: NaiveDate, number: u64) -> String {
    format!("{PREFIX}{}{number:06}", declared_on.format("%y%m"))
}

/// A typed deposit number in upper case; `None` for a text of another format.
#[must_use]
pub fn parse_reference(text: &str) -> Option<String> {
    let number = text.trim().to_ascii_uppercase();
    let digits = number.strip_prefix(PREFIX)?;
    let is_shaped = digits.len() >= 10 && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_shaped.then_some(number)
}

struct Reader<'b> {
    basis: &'b FormBasis<'b>,
    faults: Vec<DepositFault>,
}

impl Reader<'_> {
    fn take<T>(&mut self, read: Result<T, DepositFault>) -> Option<T> {
        read.map_err(|fault| self.faults.push(fault)).ok()
    }

    /// The amount and its fee.
    fn sums(&mut self, text: &str) -> Option<(Money, Money)> {
        let read = amount(text, self.basis).and_then(|amount| Ok((amount, fee(amount, self.basis)?)));
        self.take(read)
    }

    fn line(&mut self, field: &'static str, text: &str, length: (usize, usize)) -> Option<String> {
        self.take(line(field, text, length))
    }

    fn reference(&mut self, field: &'static str, text: &str) -> Option<String> {
        self.take(reference(field, text))
    }

    fn account(&mut self, text: &str) -> Option<String> {
        let known = self.basis.accounts.iter().find(|account| *account == text.trim());
        let missing = || {
            fault(
                "ownerBankAccountId",
                "account.unknown",
                "Choose the account that was paid into.",
            )
        };
        self.take(known.cloned().ok_or_else(missing))
    }

    fn recent(&mut self, field: &'static str, text: &str) -> Option<NaiveDate> {
        let today = self.basis.today;
        let read = date(field, text).and_then(|date| {
            if date > today {
                Err(fault(field, "date.future", "The date is in the future."))
            } else if today - date > OLDEST {
                Err(fault(field, "date.tooOld", "At most 15 days ago."))
            } else {
                Ok(date)
            }
        });
        self.take(read)
    }

    fn bank_deposit(&mut self, form: &DepositForm) -> Option<(NaiveDate, Particulars)> {
        let account = self.account(&form.owner_bank_account_id);
        let on = self.recent("depositDate", &form.deposit_date);
        let slip_no = self.reference("slipNo", &form.slip_no);
        let branch = self.line("branch", &form.branch, OPTIONAL);
        let depositor = self.line("depositorName", &form.depositor_name, OPTIONAL);
        Some((
            on?,
            Particulars::BankDeposit {
                owner_bank_account_id: account?,
                slip_no: slip_no?,
                branch: branch?,
                depositor_name: depositor?,
            },
        ))
    }

    fn bank_transfer(&mut self, form: &DepositForm) -> Option<(NaiveDate, Particulars)> {
        let account = self.account(&form.owner_bank_account_id);
        let on = self.recent("transferDate", &form.transfer_date);
        let bank = self.line("senderBank", &form.sender_bank, NAME);
        let sender = self.line("senderAccount", &form.sender_account, OPTIONAL);
        let transfer = self.reference("transferRef", &form.transfer_ref);
        let offered = self.basis.choices.channels.iter();
        let offered: Vec<_> = offered.map(|channel| channel.as_str()).collect();
        let channel = self.take(one_of("channel", &form.channel, &offered));
        Some((
            on?,
            Particulars::BankTransfer {
                owner_bank_account_id: account?,
                sender_bank: bank?,
                sender_account: sender?,
                transfer_ref: transfer?,
                channel: channel?,
            },
        ))
    }

    fn cheque(&mut self, form: &DepositForm) -> Option<(NaiveDate, Particulars)> {
        let account = self.account(&form.owner_bank_account_id);
        let today = self.basis.today;
        let written = date("chequeDate", &form.cheque_date).and_then(|date| {
            if (date - today).abs() > CHEQUE {
                return Err(fault("chequeDate", "date.range", "At most 180 days from today."));
            }
            Ok(date)
        });
        let written = self.take(written);
        let number = self.reference("chequeNo", &form.cheque_no);
        let bank = self.line("chequeBank", &form.cheque_bank, NAME);
        Some((
            written?,
            Particulars::Cheque {
                owner_bank_account_id: account?,
                cheque_no: number?,
                cheque_bank: bank?,
                cheque_date: written?,
            },
        ))
    }

    fn mobile(&mut self, form: &DepositForm) -> Option<(NaiveDate, Particulars)> {
        let offered = self.basis.choices.providers.iter();
        let offered: Vec<_> = offered.map(|provider| provider.as_str()).collect();
        let provider = self.take(one_of("provider", &form.provider, &offered));
        let number = PhoneNumber::parse(&form.sender_msisdn).map(PhoneNumber::into_string);
        let wrong = || fault("senderMsisdn", "phone.invalid", "A phone number with its country code.");
        let number = self.take(number.ok_or_else(wrong));
        let transaction = self.reference("trxId", &form.trx_id);
        Some((
            self.basis.today,
            Particulars::MobileBanking {
                provider: provider?,
                sender_msisdn: number?,
                trx_id: transaction?,
            },
        ))
    }
}

fn amount(text: &str, basis: &FormBasis<'_>) -> Result<Money, DepositFault> {
    let text = text.trim();
    if text.is_empty() {
        return Err(fault("amount", "field.required", "Fill this in."));
    }
    let read = match text.split_once([' ', '\u{a0}']) {
        Some(_) => Money::parse(text),
        None => Money::from_amount(text, basis.currency),
    };
    let currency = basis.currency;
    let amount = read.map_err(|_| fault("amount", "amount.shape", format!("Such as {currency} 1234.50.")))?;
    if amount.currency != currency {
        let detail = format!("The wallet is in {currency}.");
        return Err(fault("amount", "amount.currency", detail));
    }
    if !amount.is_positive() {
        return Err(fault("amount", "amount.zero", "More than zero."));
    }
    if amount.minor < basis.terms.least.minor {
        return Err(fault(
            "amount",
            "amount.tooSmall",
            format!("At least {}.", basis.terms.least),
        ));
    }
    if amount.minor > basis.terms.most.minor {
        return Err(fault(
            "amount",
            "amount.tooLarge",
            format!("At most {}.", basis.terms.most),
        ));
    }
    Ok(amount)
}

/// The fee; offline it must leave part of the amount for the wallet.
fn fee(amount: Money, basis: &FormBasis<'_>) -> Result<Money, DepositFault> {
    let too_large = || fault("amount", "amount.tooLarge", "The amount is too large.");
    let fee = basis.terms.fee.of(amount).map_err(|_| too_large())?;
    if basis.gateway.is_some() {
        amount.checked_add(fee).map_err(|_| too_large())?;
    } else if fee.minor >= amount.minor {
        return Err(fault(
            "amount",
            "amount.tooSmall",
            format!("More than the fee of {fee}."),
        ));
    }
    Ok(fee)
}

fn line(field: &'static str, text: &str, (least, most): (usize, usize)) -> Result<String, DepositFault> {
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 && least > 0 {
        return Err(fault(field, "field.required", "Fill this in."));
    }
    if length < least {
        return Err(fault(field, "field.tooShort", format!("At least {least} characters.")));
    }
    if length > most {
        return Err(fault(field, "field.tooLong", format!("At most {most} characters.")));
    }
    if text.chars().any(char::is_control) {
        return Err(fault(field, "field.characters", "One line of plain text."));
    }
    Ok(text.to_owned())
}

/// A normalised reference: letters and digits, in upper case. Spaces and dashes are dropped.
fn reference(field: &'static str, text: &str) -> Result<String, DepositFault> {
    let plain: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace() && *letter != '-')
        .collect();
    let plain = line(field, &plain, REFERENCE)?;
    if plain.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return Ok(plain.to_ascii_uppercase());
    }
    Err(fault(field, "reference.shape", "4 to 40 letters and digits."))
}

fn date(field: &'static str, text: &str) -> Result<NaiveDate, DepositFault> {
    if text.trim().is_empty() {
        return Err(fault(field, "field.required", "Fill this in."));
    }
    text.trim()
        .parse()
        .map_err(|_| fault(field, "date.shape", "A date such as 2026-11-26."))
}

fn one_of(field: &'static str, text: &str, known: &[&str]) -> Result<String, DepositFault> {
    let found = known.iter().find(|name| name.eq_ignore_ascii_case(text.trim()));
    let detail = || match known {
        [] => "There is nothing to choose from.".to_owned(),
        known => format!("One of {}.", known.join(", ")),
    };
    let unknown = || fault(field, "field.unknownChoice", detail());
    found.map(|name| (*name).to_owned()).ok_or_else(unknown)
}
