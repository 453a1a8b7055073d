//! Lodges applications, and reads the embassy's answers.

use chrono::{DateTime, Utc};
use jetway_connectors::port::embassy::{EmbassyDecision, EmbassyState, VisaLodging};
use jetway_domain::ids::{ApplicantId, TenantId};
use jetway_domain::order::OrderEventKind;
use jetway_domain::visa::applicant::{Applicant, VisaState};
use jetway_domain::visa::order::{VisaFault, VisaOrder};
use jetway_domain::visa::rules::is_minor;
use serde_json::json;

use super::record::StepRecord;
use super::steps::Verdict;
use super::{DeskCall, DeskError};
use crate::order::change::{Change, OPERATIONS};
use crate::visa::Visas;

impl Visas {
    /// Lodge the applications of these applicants with the embassy. Where none is connected, the operator has done it by hand.
    ///
    /// # Errors
    /// As [`DeskError`]; `Embassy` when it did not accept one: nothing is recorded, and the call can be repeated.
    pub async fn lodge(&self, call: &DeskCall, applicants: Vec<ApplicantId>) -> Result<VisaOrder, DeskError> {
        let (visas, call) = (self.clone(), call.clone());
        self.services
            .to_the_end(async move { visas.lodge_locked(&call, &applicants).await })
            .await?
    }

    async fn lodge_locked(&self, call: &DeskCall, applicants: &[ApplicantId]) -> Result<VisaOrder, DeskError> {
        let (order, _lock) = self.at_desk(call).await?;
        let now = self.services.now();
        let mut moved = order.clone();
        moved.lodge(applicants, now)?;
        let mut names = Vec::new();
        for id in applicants {
            let applicant = order.applicant(*id).ok_or(VisaFault::NoApplicant)?;
            names.push(applicant.name());
            let form = self.open_form(&call.tenant, applicant)?;
            if is_minor(&form, order.details.travel_on) && !form.guardian_consent {
                return Err(VisaFault::NoConsent.into());
            }
        }
        for id in applicants {
            let applicant = order.applicant(*id).ok_or(VisaFault::NoApplicant)?;
            let Some(embassy) = &self.embassy else { continue };
            let lodging = self.lodging(&call.tenant, &order, applicant, now)?;
            let reference = embassy.lodge(&lodging).await?;
            let kept = moved.details.applicants.iter_mut().find(|one| one.id == *id);
            kept.ok_or(VisaFault::NoApplicant)?.embassy_reference = Some(reference);
        }
        let text = format!("Lodged with the embassy: {}.", names.join(", "));
        let record = StepRecord {
            change: Change::by(OPERATIONS, OrderEventKind::Lodged, text),
            action: "visa.lodged",
            detail: json!({ "applicants": applicants }),
        };
        let tx = self.services.begin(&call.tenant).await?;
        self.record(tx, call, (&order, moved), record).await
    }

    /// An application in the embassy's format.
    fn lodging(
        &self,
        tenant: &TenantId,
        order: &VisaOrder,
        applicant: &Applicant,
        lodged_at: DateTime<Utc>,
    ) -> Result<VisaLodging, DeskError> {
        let form = self.open_form(tenant, applicant)?;
        let product = &order.details.product;
        let express = product.express.filter(|_| order.details.express);
        let usual = (product.processing.min, product.processing.max);
        let (fewest, most) = express.map_or(usual, |express| (express.days, express.days));
        Ok(VisaLodging {
            operation: format!("{}/{}", order.reference.as_str(), applicant.id),
            destination: product.destination.as_str().to_owned(),
            given_name: applicant.given_name.clone(),
            surname: applicant.surname.clone(),
            passport_number: form.passport_number.unwrap_or_default(),
            lodged_at,
            // The embassy decides nothing on the day of lodging.
            days: (fewest.max(1), most.max(1)),
        })
    }

    /// Record the embassy's answers to its applications. An embassy that does not answer is queried again later.
    pub(super) async fn hear(&self, tenant: &TenantId, mut order: VisaOrder) -> Result<VisaOrder, DeskError> {
        let Some(embassy) = self.embassy.clone() else {
            return Ok(order);
        };
        let there: Vec<ApplicantId> = order
            .details
            .applicants
            .iter()
            .filter(|one| one.state.is_at_embassy())
            .map(|one| one.id)
            .collect();
        for id in there {
            let applicant = order.applicant(id).ok_or(VisaFault::NoApplicant)?;
            let (Some(reference), Some(lodged_at)) = (applicant.embassy_reference.clone(), applicant.lodged_at) else {
                continue;
            };
            let lodging = self.lodging(tenant, &order, applicant, lodged_at)?;
            let Ok(said) = embassy.read(&reference, &lodging).await else {
                continue;
            };
            let (state, due, who) = (applicant.state, applicant.biometrics_at, applicant.name());
            let mut moved = order.clone();
            let verdict = match said {
                EmbassyState::InProcess if state == VisaState::InProcess => continue,
                EmbassyState::InProcess => None,
                EmbassyState::BiometricsDue { at } if due == Some(at) => continue,
                EmbassyState::BiometricsDue { at } => Some(Verdict::Biometrics(at)),
                EmbassyState::Decided(decision) => Some(match decision {
                    EmbassyDecision::Approved { visa_number } => Verdict::Approved(visa_number),
                    EmbassyDecision::Refused { reason } => Verdict::Refused(reason),
                    EmbassyDecision::Returned { reason } => Verdict::Returned(reason),
                }),
            };
            let (kind, text) = match verdict {
                Some(verdict) => self.take_verdict(tenant, &mut moved, (id, &who), verdict)?,
                None => {
                    moved.start_processing(id, None)?;
                    let text = format!("{who}: the embassy works on the application.");
                    (OrderEventKind::EmbassyStarted, text)
                }
            };
            order = self.tell(tenant, order, moved, Change::system(kind, text)).await?;
        }
        Ok(order)
    }

    /// Store what the embassy or a timer did. Returns the stored order, also if a concurrent change won.
    pub(super) async fn tell(
        &self,
        tenant: &TenantId,
        order: VisaOrder,
        moved: VisaOrder,
        change: Change,
    ) -> Result<VisaOrder, DeskError> {
        let moved = self.settled(tenant, &order, moved);
        let stored = self.store.apply_alone(tenant, order, change, |order: &mut VisaOrder| {
            order.next_check_at = moved.next_check_at;
            order.details = moved.details;
        });
        Ok(stored.await?)
    }
}
