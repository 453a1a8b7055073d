//! Drafts: created for a visa, filled in step by step, kept for thirty days.

use chrono::NaiveDate;
use jetway_domain::air::traveller::Title;
use jetway_domain::codes::CountryCode;
use jetway_domain::ids::{ApplicantId, OrderId, OrderKind, OrderPrefix, OrderReference, SavedTravellerId, TenantId};
use jetway_domain::money::CurrencyCode;
use jetway_domain::order::{OrderCore, OrderEventKind, OrderStatus};
use jetway_domain::visa::applicant::{Applicant, ApplicantForm, VisaState};
use jetway_domain::visa::fees::VisaAmounts;
use jetway_domain::visa::order::{MOST_APPLICANTS, PRICE_LIFE, VisaOrder, VisaOrderDetails};
use jetway_domain::visa::product::VisaProduct;
use jetway_domain::visa::rules::{documents_of, repeated_passports, wrong_entries};

use super::{ApplicantAt, VisaError, Visas};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::change::Change;

/// Mask character for passport numbers that the user may not read.
pub(super) const MASK: char = '•';

/// A visa and its applicants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewVisaOrder {
    /// Key of the visa.
    pub product: String,
    /// Citizenship of the applicants.
    pub nationality: CountryCode,
    /// Country of residence.
    pub residency: CountryCode,
    /// First day of the trip.
    pub travel_on: NaiveDate,
    /// Number of applicants.
    pub applicants: usize,
    /// Whether processing is expedited.
    pub express: bool,
    /// The currency of fees.
    pub currency: CurrencyCode,
}

/// Entries about an applicant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApplicantEntry {
    /// An applicant of the draft; `None` adds one.
    pub id: Option<ApplicantId>,
    /// The saved traveller they are copied from.
    pub traveller: Option<SavedTravellerId>,
    /// Title.
    pub title: Option<Title>,
    /// Given names; may be empty.
    pub given_name: String,
    /// Surname; may be empty.
    pub surname: String,
    /// The other entries. A masked passport number is left unchanged.
    pub form: ApplicantForm,
}

impl Visas {
    /// Create a draft.
    ///
    /// # Errors
    /// When the visa is not sold, or the trip is too soon.
    pub async fn create(&self, caller: &Caller, new: NewVisaOrder) -> Result<VisaOrder, VisaError> {
        if new.applicants == 0 || new.applicants > MOST_APPLICANTS {
            return Err(VisaError::Applicants);
        }
        let product = self.product(&new.product, new.nationality, new.currency)?;
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        let number = tx
            .counters()
            .next(&format!("visa-orders-{}", now.format("%y%m")))
            .await?;
        let prefix = OrderPrefix::of(&caller.tenant);
        let reference = OrderReference::compose(prefix, OrderKind::Visa, now, number);
        let reference = reference.map_err(|_| VisaError::Reference)?;
        let order = self.drafted(caller, new, product, reference)?;
        if order.is_too_late(self.today(&caller.tenant)) {
            return Err(VisaError::TooLate);
        }
        let mut order = self.settled(&caller.tenant, &order.clone(), order);
        order.details.state_since = now;
        tx.visas().insert(&order).await?;
        let made = Change::by(
            &caller.user_name,
            OrderEventKind::Requested,
            "The application was started.",
        );
        tx.orders().record(order.id, &made.event(now)).await?;
        tx.commit().await?;
        Ok(order)
    }

    fn drafted(
        &self,
        caller: &Caller,
        new: NewVisaOrder,
        product: VisaProduct,
        reference: OrderReference,
    ) -> Result<VisaOrder, VisaError> {
        let now = self.services.now();
        let people = u32::try_from(new.applicants).unwrap_or(u32::MAX);
        let amounts = VisaAmounts::of_one(&product, new.express)?.times(people)?;
        amounts.total()?;
        let form = ApplicantForm {
            nationality: Some(new.nationality),
            ..ApplicantForm::default()
        };
        let mut applicants = Vec::new();
        for _ in 0..new.applicants {
            let mut applicant = Applicant::blank(ApplicantId::fresh(self.services.ids()));
            applicant.documents = documents_of(&product, &form, new.travel_on, &[]);
            self.seal_form(&caller.tenant, &mut applicant, &form)?;
            applicants.push(applicant);
        }
        Ok(VisaOrder {
            core: OrderCore::placed(
                (OrderId(self.services.ids().uuid()), reference),
                OrderStatus::Pending,
                (caller.agency, caller.user),
                now,
            ),
            details: VisaOrderDetails {
                agency_name: caller.agency_name.clone(),
                created_by_name: caller.user_name.clone(),
                product,
                nationality: new.nationality,
                residency: new.residency,
                travel_on: new.travel_on,
                express: new.express,
                applicants,
                amounts,
                price_until: now + PRICE_LIFE,
                submitted_at: None,
                state_since: now,
                corrections: Vec::new(),
                print_price: None,
                cancelled: None,
                reminders: Vec::new(),
                documents_deleted_at: None,
            },
        })
    }

    /// Replace the applicants of a draft. Those with a key keep their files. The price depends on their number, and is recalculated when it
    /// has expired.
    ///
    /// # Errors
    /// When it is not a draft, has another version, or an entry is invalid.
    pub async fn save_applicants(
        &self,
        caller: &Caller,
        (reference, version): (&OrderReference, u32),
        entries: Vec<ApplicantEntry>,
    ) -> Result<VisaOrder, VisaError> {
        if entries.is_empty() || entries.len() > MOST_APPLICANTS {
            return Err(VisaError::Applicants);
        }
        let (order, _lock) = self.store.own_locked::<VisaOrder>(caller, reference).await?;
        if order.status != OrderStatus::Pending {
            return Err(OrderError::WrongState(order.status).into());
        }
        if order.version != version {
            return Err(VisaError::OutOfDate);
        }
        let mut moved = order.clone();
        moved.details.applicants = self.entered(caller, &order, entries)?;
        let now = self.services.now();
        let has_other_number = moved.details.applicants.len() != order.details.applicants.len();
        if has_other_number || order.details.price_until <= now {
            let sold = self.sold_now(&order)?;
            let forms = self.forms(&caller.tenant, &moved)?;
            moved.reprice(sold, &forms, now)?;
        }
        let tx = self.services.begin(&caller.tenant).await?;
        self.forget_files(&tx, (&order, &moved)).await?;
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::DocumentsChanged,
            "The applicants were saved.",
        );
        Ok(self.keep(tx, (&order, moved), change).await?)
    }

    /// Each applicant's entries, in order.
    pub(super) fn forms(&self, tenant: &TenantId, order: &VisaOrder) -> Result<Vec<ApplicantForm>, VisaError> {
        let forms = order.details.applicants.iter();
        Ok(forms.map(|one| self.open_form(tenant, one)).collect::<Result<_, _>>()?)
    }

    /// The visa of an order as it is sold now.
    pub(super) fn sold_now(&self, order: &VisaOrder) -> Result<VisaProduct, VisaError> {
        let details = &order.details;
        self.product(
            &details.product.id,
            details.nationality,
            details.amounts.embassy.currency,
        )
    }

    /// The applicants as entered, or every fault.
    fn entered(
        &self,
        caller: &Caller,
        order: &VisaOrder,
        entries: Vec<ApplicantEntry>,
    ) -> Result<Vec<Applicant>, VisaError> {
        let today = self.today(&caller.tenant);
        let details = &order.details;
        let (mut applicants, mut faults): (Vec<Applicant>, Vec<ApplicantAt>) = (Vec::new(), Vec::new());
        let mut forms = Vec::new();
        for (number, entry) in entries.into_iter().enumerate() {
            let kept = entry.id.and_then(|id| order.applicant(id)).cloned();
            // A repeated key would be one applicant with two forms.
            let kept = kept.filter(|one| applicants.iter().all(|other| other.id != one.id));
            let mut applicant = kept.unwrap_or_else(|| Applicant::blank(ApplicantId::fresh(self.services.ids())));
            let mut form = entry.form;
            if form.passport_number.as_ref().is_some_and(|text| text.contains(MASK)) {
                form.passport_number = self.open_form(&caller.tenant, &applicant)?.passport_number;
            }
            applicant.traveller = entry.traveller;
            applicant.title = entry.title;
            applicant.given_name = entry.given_name;
            applicant.surname = entry.surname;
            let found = wrong_entries(&details.product, &applicant, &form, today);
            faults.extend(found.into_iter().map(|fault| ApplicantAt {
                applicant: number,
                fault,
            }));
            applicant.documents = documents_of(&details.product, &form, details.travel_on, &applicant.documents);
            self.seal_form(&caller.tenant, &mut applicant, &form)?;
            applicants.push(applicant);
            forms.push((VisaState::Draft, form));
        }
        let repeated = repeated_passports(&forms).into_iter();
        faults.extend(repeated.map(|(applicant, fault)| ApplicantAt { applicant, fault }));
        if faults.is_empty() {
            Ok(applicants)
        } else {
            Err(VisaError::Faults(faults))
        }
    }
}
