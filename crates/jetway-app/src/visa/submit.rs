//! Submits a draft: every applicant has to be complete, and the wallet pays at once.

use jetway_domain::ids::OrderReference;
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_domain::visa::order::VisaOrder;
use jetway_domain::visa::rules::{repeated_passports, submission_faults};

use super::{ApplicantAt, VisaError, Visas};
use crate::context::Caller;
use crate::order::change::Change;
use crate::order::{OrderError, charge};

impl Visas {
    /// Submit a draft and pay for it. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When it is not a draft or too late, an applicant is incomplete, the amount is not the current one, or the wallet does not cover it.
    pub async fn submit(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        accepted: Money,
    ) -> Result<VisaOrder, VisaError> {
        let (visas, caller, reference) = (self.clone(), caller.clone(), reference.clone());
        self.services
            .to_the_end(async move { visas.submit_locked(&caller, &reference, accepted).await })
            .await?
    }

    async fn submit_locked(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        accepted: Money,
    ) -> Result<VisaOrder, VisaError> {
        let (order, _lock) = self.store.own_locked::<VisaOrder>(caller, reference).await?;
        if order.status == OrderStatus::Confirmed {
            return Ok(order);
        }
        if order.status != OrderStatus::Pending {
            return Err(OrderError::WrongState(order.status).into());
        }
        if order.is_too_late(self.today(&caller.tenant)) {
            return Err(VisaError::TooLate);
        }
        let order = self.priced_now(caller, order).await?;
        self.check(caller, &order)?;
        let current = order.total();
        if accepted != current {
            let previous = accepted;
            return Err(VisaError::PriceChanged { previous, current });
        }
        let now = self.services.now();
        let mut moved = order.clone();
        moved.submit(now)?;
        let tx = self.services.begin(&caller.tenant).await?;
        moved.hold = Some(charge::hold(&self.services, &tx, caller, &order, current).await?);
        moved.payment = Some(charge::capture(&self.services, &tx, &moved).await?);
        moved.core.status = OrderStatus::Confirmed;
        let text = "The application was submitted and is paid.";
        let change = Change::by(&caller.user_name, OrderEventKind::ApplicationSubmitted, text);
        let change = change.to(OrderStatus::Confirmed);
        Ok(self.keep(tx, (&order, moved), change).await?)
    }

    /// The draft at the current price. An expired price is recalculated and stored, so that the agent sees it.
    async fn priced_now(&self, caller: &Caller, order: VisaOrder) -> Result<VisaOrder, VisaError> {
        let now = self.services.now();
        if order.details.price_until > now {
            return Ok(order);
        }
        let mut moved = order.clone();
        let forms = self.forms(&caller.tenant, &order)?;
        moved.reprice(self.sold_now(&order)?, &forms, now)?;
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::PriceChanged,
            "The price was recalculated.",
        )
        .moving(order.total(), moved.total());
        let tx = self.services.begin(&caller.tenant).await?;
        self.forget_files(&tx, (&order, &moved)).await?;
        Ok(self.keep(tx, (&order, moved), change).await?)
    }

    fn check(&self, caller: &Caller, order: &VisaOrder) -> Result<(), VisaError> {
        let details = &order.details;
        let trip = (details.nationality, details.travel_on, self.today(&caller.tenant));
        let mut faults = Vec::new();
        let mut forms = Vec::new();
        for (number, applicant) in details.applicants.iter().enumerate() {
            let form = self.open_form(&caller.tenant, applicant)?;
            let found = submission_faults(&details.product, applicant, &form, trip);
            faults.extend(found.into_iter().map(|fault| ApplicantAt {
                applicant: number,
                fault,
            }));
            forms.push((applicant.state, form));
        }
        let repeated = repeated_passports(&forms).into_iter();
        faults.extend(repeated.map(|(applicant, fault)| ApplicantAt { applicant, fault }));
        if faults.is_empty() {
            Ok(())
        } else {
            Err(VisaError::Faults(faults))
        }
    }
}
