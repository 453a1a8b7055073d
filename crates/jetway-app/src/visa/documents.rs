//! The printed application and its invoices.

use jetway_db::Tx;
use jetway_documents::{AmountLine, Amounts, Document, Fact, Language, Party, PeopleLabel, Person, Words};
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::money::MoneyError;
use jetway_domain::order::OrderStatus;
use jetway_domain::visa::applicant::{Applicant, VisaState};
use jetway_domain::visa::order::VisaOrder;

use super::Visas;
use crate::context::Caller;
use crate::context::place_names::{country_name, names_in};
use crate::order::OrderError;
use crate::order::dates::date;
use crate::order::documents::{Letterhead, PrintError, Purpose, amount, leader, money, place};

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VisaDocument {
    /// The application with its applicants.
    Application,
    /// Invoice for the agency: the wallet charge.
    AgentInvoice,
    /// Invoice for the agency's customer.
    CustomerInvoice,
}

impl VisaDocument {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Application, Self::AgentInvoice, Self::CustomerInvoice];

    /// What it is for.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::AgentInvoice => Purpose::Account,
            Self::Application | Self::CustomerInvoice => Purpose::Customer,
        }
    }

    /// Part of the file name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Application => "application",
            Self::AgentInvoice => "agent-invoice",
            Self::CustomerInvoice => "invoice",
        }
    }
}

impl Visas {
    /// The content of a document. Passport numbers are printed with `shows_passports` alone.
    ///
    /// # Errors
    /// When the agency has no such order, or an invoice is requested for an unpaid order.
    pub async fn document(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        (kind, with_price, shows_passports): (VisaDocument, bool, bool),
        head: Letterhead,
    ) -> Result<Document, PrintError> {
        let order = self.order(caller, reference).await?;
        if kind != VisaDocument::Application && order.payment.is_none() {
            return Err(OrderError::WrongState(order.status).into());
        }
        let tx = self.services.read(&caller.tenant).await?;
        let purpose = kind.purpose();
        let leader = leader(&tx, caller.agency, &head, purpose).await?;
        let seller = seller(&tx, caller).await?;
        drop(tx);
        let language = Language::of(&head.language);
        let words = language.words();
        let link = match purpose {
            Purpose::Account => format!("{}/{}", head.origin, order.reference.page()),
            Purpose::Ticket | Purpose::Customer => String::new(),
        };
        let amounts = with_price.then(|| amounts(&order, kind, words)).transpose();
        let title = match kind {
            VisaDocument::Application => &words.visa_application,
            VisaDocument::AgentInvoice => &words.agent_invoice,
            VisaDocument::CustomerInvoice => &words.customer_invoice,
        };
        let applicants = order.details.applicants.iter().enumerate();
        let people = applicants.map(|one| self.person(&caller.tenant, one, shows_passports, words));
        Ok(Document {
            language,
            title: title.clone(),
            status: state(order.state(), words).clone(),
            reference: order.reference.as_str().to_owned(),
            warning: warning(&order, words),
            link,
            scan: words.scan.clone(),
            seller,
            issuer: head.issuer(purpose),
            facts: facts(&order, words),
            journeys: Vec::new(),
            people_are: PeopleLabel::of(&words.applicants, &words.applicant),
            people: people.collect::<Result<_, _>>()?,
            amounts: amounts.map_err(|error| PrintError::Amounts(Box::new(error)))?,
            notes: vec![words.note_visa.clone()],
            brand: leader.unwrap_or(head.brand),
            words,
        })
    }

    fn person(
        &self,
        tenant: &TenantId,
        (number, applicant): (usize, &Applicant),
        shows_passport: bool,
        words: &Words,
    ) -> Result<Person, PrintError> {
        let passport = if shows_passport {
            self.open_form(tenant, applicant)?.passport_number
        } else {
            None
        };
        let title = applicant.title.map(|title| format!("{} ", title.as_str()));
        Ok(Person {
            traveller_id: number.to_string(),
            name: format!("{}{}", title.unwrap_or_default(), applicant.name()),
            kind: state(applicant.state, words).clone(),
            ticket: String::new(),
            passport: passport.unwrap_or_default(),
            extras: Vec::new(),
        })
    }
}

async fn seller(tx: &Tx, caller: &Caller) -> Result<Party, PrintError> {
    let agency = tx.agencies().get(caller.agency).await?.ok_or(OrderError::NotFound)?;
    let details = tx.companies().get(caller.agency).await?.details;
    let mut lines = vec![place(&details), agency.phone, agency.email];
    lines.retain(|line| !line.is_empty());
    Ok(Party {
        name: caller.agency_name.clone(),
        lines,
    })
}

const fn state(state: VisaState, words: &Words) -> &String {
    match state {
        VisaState::Draft => &words.visa_draft,
        VisaState::Submitted | VisaState::DocumentReview | VisaState::Resubmitted => &words.visa_in_review,
        VisaState::CorrectionRequested => &words.visa_correction,
        VisaState::Lodged | VisaState::InProcess | VisaState::BiometricsDue => &words.visa_at_embassy,
        VisaState::Approved | VisaState::Delivered => &words.visa_granted,
        VisaState::Refused => &words.visa_refused,
        VisaState::Returned => &words.visa_returned,
        VisaState::Cancelled => &words.cancelled,
        VisaState::Expired => &words.expired,
    }
}

fn warning(order: &VisaOrder, words: &Words) -> String {
    match order.status {
        OrderStatus::Cancelled | OrderStatus::Expired => words.not_valid.clone(),
        _ => words.not_visa.clone(),
    }
}

fn facts(order: &VisaOrder, words: &Words) -> Vec<Fact> {
    let details = &order.details;
    let (product, language) = (&details.product, names_in(words));
    let fact = |label: &String, value: String| Fact {
        label: label.clone(),
        value,
    };
    vec![
        fact(
            &words.visa_country,
            country_name(product.destination, &product.destination_name, language).to_owned(),
        ),
        fact(&words.visa_type, product.name.in_language(language).to_owned()),
        fact(&words.travel_date, date(details.travel_on, words)),
        fact(
            &words.processing_days,
            format!("{}–{}", product.processing.min, product.processing.max),
        ),
    ]
}

fn amounts(order: &VisaOrder, kind: VisaDocument, words: &Words) -> Result<Amounts, MoneyError> {
    let line = |label: &String, money| AmountLine {
        label: label.clone(),
        detail: String::new(),
        amount: amount(money),
    };
    let total = order.details.amounts.total()?;
    let printed = order.details.print_price.filter(|_| kind != VisaDocument::AgentInvoice);
    let (lines, total) = match printed {
        Some(price) => (vec![line(&words.visa_application, price)], price),
        None => {
            let of = order.details.amounts;
            let all = [
                (&words.embassy_fee, of.embassy),
                (&words.service_fee, of.service),
                (&words.express_fee, of.express),
                (&words.vat, of.vat),
            ];
            let lines = all.into_iter().filter(|(_, money)| !money.is_zero());
            (lines.map(|(label, money)| line(label, money)).collect(), total)
        }
    };
    let paid = order.payment.filter(|_| kind == VisaDocument::AgentInvoice);
    Ok(Amounts {
        lines,
        label: words.total.clone(),
        total: money(total),
        settled: paid
            .into_iter()
            .map(|paid| line(&words.paid_from_wallet, paid.amount))
            .collect(),
    })
}
