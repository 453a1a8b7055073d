use uuid::Uuid;

use super::example::{approved, at, checked, day, draft, file, id, product, submitted};
use super::{DecisionOutcome, NewDecision, VisaFault, VisaOrder};
use crate::ids::{CorrectionId, FileId};
use crate::money::{CurrencyCode, Money};
use crate::order::OrderStatus;
use crate::visa::applicant::{ApplicantForm, DocumentState, StoredDocument, VisaState};
use crate::visa::correction::{Correction, CorrectionItem, CorrectionSubject};
use crate::visa::product::{DocumentCondition, DocumentRule, calendar_days};

fn correction(number: u128, applicant: u128, items: &[CorrectionSubject]) -> Correction {
    let item = |subject: &CorrectionSubject| CorrectionItem {
        subject: subject.clone(),
        reason: "It is blurred.".to_owned(),
    };
    Correction {
        id: CorrectionId(Uuid::from_u128(number)),
        applicant: id(applicant),
        items: items.iter().map(item).collect(),
        requested_at: at(2),
        requested_by: "Operations".to_owned(),
        due_at: at(74),
        resolved_at: None,
        resolved_by: None,
        replaced: Vec::new(),
        sealed_changes: None,
    }
}

fn document(code: &str) -> CorrectionSubject {
    CorrectionSubject::Document(code.to_owned())
}

fn field(name: &str) -> CorrectionSubject {
    CorrectionSubject::Field(name.to_owned())
}

fn state(order: &VisaOrder, applicant: u128) -> VisaState {
    order.applicant(id(applicant)).unwrap().state
}

fn resolve(order: &mut VisaOrder, number: u128, answered: &[&str]) -> Result<(), VisaFault> {
    order.resolve_correction(CorrectionId(Uuid::from_u128(number)), answered, None, ("Karim", at(3)))
}

#[test]
fn an_application_goes_from_draft_to_delivery() {
    let mut order = submitted();
    assert_eq!(order.state(), VisaState::Submitted);
    approved(&mut order, 1);
    assert_eq!(
        order.state(),
        VisaState::Submitted,
        "the second applicant is not reviewed"
    );
    approved(&mut order, 2);
    assert_eq!(order.deliver(), Err(VisaFault::NoVisa));
    for number in [1, 2] {
        order.put_visa(id(number), file(90 + number)).unwrap();
    }
    assert_eq!(order.deliver().unwrap(), [id(1), id(2)]);
    assert_eq!(order.state(), VisaState::Delivered);
    assert!(order.deliver().is_err());
}

#[test]
fn a_draft_without_a_mandatory_document_is_not_submitted() {
    let mut order = draft();
    order.remove_document(id(2), "photo").unwrap();
    assert_eq!(order.submit(at(1)), Err(VisaFault::Missing(vec!["photo".to_owned()])));
    order.put_document((id(2), "photo"), None, file(23)).unwrap();
    let former = order.put_document((id(2), "photo"), None, file(24));
    assert_eq!(former, Ok(Some(FileId(Uuid::from_u128(23)))), "a draft keeps one file");
    // The first applicant was moved by the refused call on this copy; the order that is stored was not.
    order.details.applicants[0].state = VisaState::Draft;
    order.submit(at(1)).unwrap();
    assert!(order.submit(at(2)).is_err(), "it is submitted once");
}

#[test]
fn only_documents_that_are_asked_for_change_after_submission() {
    let mut order = submitted();
    let put = order.put_document((id(1), "photo"), None, file(13));
    assert_eq!(put, Err(VisaFault::Closed(VisaState::Submitted)));
    order
        .request_correction(correction(1, 1, &[document("photo")]))
        .unwrap();
    assert_eq!(order.put_document((id(1), "photo"), None, file(13)), Ok(None));
    let again = order.put_document((id(1), "photo"), None, file(14));
    assert_eq!(
        again,
        Ok(Some(FileId(Uuid::from_u128(13)))),
        "a correction keeps one file"
    );
    let photo = order.applicant(id(1)).unwrap().document("photo").unwrap();
    assert_eq!(photo.earlier, [file(11)], "the replaced file stays");
    let closed = Err(VisaFault::Closed(VisaState::CorrectionRequested));
    assert_eq!(order.put_document((id(1), "passport"), None, file(14)), closed);
    assert_eq!(
        order.put_document((id(2), "photo"), None, file(24)),
        Err(VisaFault::Closed(VisaState::Submitted))
    );
    assert_eq!(
        order.remove_document(id(1), "photo"),
        Err(VisaFault::Closed(VisaState::CorrectionRequested))
    );
}

#[test]
fn an_applicant_returns_to_review_when_every_correction_is_answered() {
    let mut order = submitted();
    checked(&mut order, 1);
    order
        .request_correction(correction(1, 1, &[document("photo")]))
        .unwrap();
    order
        .request_correction(correction(2, 1, &[field("passportNumber")]))
        .unwrap();
    order
        .request_correction(correction(3, 2, &[field("twoBlankPages")]))
        .unwrap();
    let unanswered = |name: &str| Err(VisaFault::Unanswered(vec![name.to_owned()]));
    assert_eq!(resolve(&mut order, 1, &[]), unanswered("photo"));
    order.put_document((id(1), "photo"), None, file(13)).unwrap();
    resolve(&mut order, 1, &[]).unwrap();
    assert_eq!(state(&order, 1), VisaState::CorrectionRequested, "another one is open");
    assert_eq!(resolve(&mut order, 2, &["surname"]), unanswered("passportNumber"));
    resolve(&mut order, 2, &["passportNumber"]).unwrap();
    assert_eq!(state(&order, 1), VisaState::Resubmitted);
    assert_eq!(state(&order, 2), VisaState::CorrectionRequested);
    assert_eq!(
        resolve(&mut order, 2, &["passportNumber"]),
        Err(VisaFault::NoCorrection)
    );
    let passport = order.applicant(id(1)).unwrap().document("passport").unwrap();
    assert_eq!(
        passport.state,
        DocumentState::Ok,
        "documents that need no correction stay checked"
    );
}

#[test]
fn a_correction_asks_for_parts_of_the_application_before_it_is_lodged() {
    let mut order = submitted();
    let unknown = |name: &str| Err(VisaFault::UnknownSubject(name.to_owned()));
    assert_eq!(order.request_correction(correction(1, 1, &[])), unknown(""));
    assert_eq!(
        order.request_correction(correction(1, 1, &[field("shoeSize")])),
        unknown("shoeSize")
    );
    assert_eq!(
        order.request_correction(correction(1, 1, &[field("nationality")])),
        unknown("nationality"),
        "the visa is sold to one nationality"
    );
    assert_eq!(
        order.request_correction(correction(1, 1, &[document("visa")])),
        unknown("visa")
    );
    assert_eq!(
        order.request_correction(correction(1, 9, &[field("phone")])),
        Err(VisaFault::NoApplicant)
    );
    approved(&mut order, 1);
    let late = order.request_correction(correction(1, 1, &[document("photo")]));
    assert!(matches!(
        late,
        Err(VisaFault::WrongState {
            from: VisaState::Approved,
            ..
        })
    ));
}

#[test]
fn only_checked_applications_are_lodged() {
    let mut order = submitted();
    assert!(matches!(
        order.lodge(&[id(1)], at(2)),
        Err(VisaFault::WrongState { .. })
    ));
    order.review_document(FileId(Uuid::from_u128(11)), None).unwrap();
    order
        .review_document(FileId(Uuid::from_u128(12)), Some("Too dark.".to_owned()))
        .unwrap();
    let refused = order.clone().lodge(&[id(1)], at(2));
    assert_eq!(refused, Err(VisaFault::Unchecked(vec!["passport".to_owned()])));
    order.review_document(FileId(Uuid::from_u128(12)), None).unwrap();
    order.lodge(&[id(1)], at(2)).unwrap();
    assert_eq!(
        order.review_document(FileId(Uuid::from_u128(99)), None),
        Err(VisaFault::NoDocument)
    );
    assert!(
        order.review_document(FileId(Uuid::from_u128(11)), None).is_err(),
        "it is lodged"
    );
}

#[test]
fn the_embassy_decides_what_it_works_on() {
    let mut order = submitted();
    let refusal = NewDecision {
        outcome: DecisionOutcome::Refused,
        at: at(5),
        sealed_number: None,
        reason: Some("The purpose is not proven.".to_owned()),
    };
    checked(&mut order, 1);
    order.lodge(&[id(1)], at(2)).unwrap();
    assert!(order.decide(id(1), refusal.clone()).is_err(), "it has not begun");
    order.start_processing(id(1), Some("TH-1".to_owned())).unwrap();
    order.ask_biometrics(id(1), at(30)).unwrap();
    assert!(order.ask_biometrics(id(1), at(31)).is_err());
    order.decide(id(1), refusal.clone()).unwrap();
    assert!(order.decide(id(1), refusal).is_err(), "it decides once");
    assert_eq!(
        order.put_visa(id(1), file(91)),
        Err(VisaFault::Closed(VisaState::Refused))
    );
}

#[test]
fn cancelling_keeps_the_service_fee_before_and_everything_after_lodging() {
    let aed = |minor| Money::new(minor, CurrencyCode::AED);
    let free = draft().cancel_terms(at(1)).unwrap().unwrap();
    assert_eq!((free.fee, free.returned.total().unwrap()), (aed(0), aed(0)));

    let mut order = submitted();
    let terms = order.cancel_terms(at(2)).unwrap().unwrap();
    assert_eq!((terms.fee, terms.returned.total().unwrap()), (aed(21_000), aed(70_000)));

    checked(&mut order, 1);
    order.lodge(&[id(1)], at(2)).unwrap();
    let terms = order.cancel_terms(at(3)).unwrap().unwrap();
    assert_eq!(terms.fee, aed(45_500 + 10_500));
    assert_eq!(terms.returned.total().unwrap(), aed(35_000));
    order.cancel(&terms).unwrap();
    assert!(order.is_all_cancelled());
    assert_eq!(order.cancel_terms(at(4)).unwrap(), None);
    assert!(order.cancel(&terms).is_err());
}

#[test]
fn cancelling_spares_who_is_decided_and_ends_what_was_asked() {
    let mut order = submitted();
    approved(&mut order, 1);
    order
        .request_correction(correction(1, 2, &[document("photo")]))
        .unwrap();
    let terms = order.cancel_terms(at(4)).unwrap().unwrap();
    assert_eq!(terms.applicants, [id(2)]);
    order.cancel(&terms).unwrap();
    assert!(!order.is_all_cancelled());
    assert_eq!(order.state(), VisaState::Approved);
    assert_eq!(order.open_corrections().count(), 0);
    let late = order.put_document((id(2), "photo"), None, file(25));
    assert_eq!(late, Err(VisaFault::Closed(VisaState::Cancelled)));
}

#[test]
fn the_order_steps_from_draft_to_paid_and_ends_cancelled_or_expired() {
    let mut order = draft();
    let reachable = |order: &VisaOrder| -> Vec<OrderStatus> {
        let steps = OrderStatus::ALL.into_iter();
        steps.filter(|to| order.step_to(*to).is_ok()).collect()
    };
    assert_eq!(
        reachable(&order),
        [OrderStatus::Confirmed, OrderStatus::Cancelled, OrderStatus::Expired]
    );
    order.core.status = OrderStatus::Confirmed;
    assert_eq!(reachable(&order), [OrderStatus::Cancelled]);
    for end in [OrderStatus::Cancelled, OrderStatus::Expired] {
        order.core.status = end;
        assert_eq!(reachable(&order), []);
    }
}

#[test]
fn it_is_submitted_until_the_cutoff() {
    let order = draft();
    assert_eq!(order.last_day(), day("2027-01-06"));
    assert!(!order.is_too_late(day("2027-01-06")));
    assert!(order.is_too_late(day("2027-01-07")));
}

#[test]
fn a_changed_fee_changes_the_price() {
    let mut order = draft();
    let mut dearer = product();
    dearer.fees.embassy = Money::new(36_000, CurrencyCode::AED);
    dearer.documents.push(DocumentRule {
        code: "bank".to_owned(),
        name: "Bank statement".to_owned(),
        mandatory: true,
        note: None,
        condition: DocumentCondition::Everyone,
    });
    let forms = [ApplicantForm::default(), ApplicantForm::default()];
    order.reprice(dearer, &forms, at(5)).unwrap();
    assert_eq!(order.total(), Money::new(93_000, CurrencyCode::AED));
    assert!(order.details.price_until > at(5));
    for applicant in &order.details.applicants {
        assert_eq!(
            applicant.missing().collect::<Vec<_>>(),
            ["bank"],
            "the others keep their files"
        );
    }
}

#[test]
fn a_withdrawn_correction_leads_back_to_the_review() {
    let mut order = submitted();
    checked(&mut order, 1);
    order
        .request_correction(correction(1, 1, &[document("photo"), field("phone")]))
        .unwrap();
    order
        .request_correction(correction(2, 1, &[document("photo"), document("passport")]))
        .unwrap();
    let looked_at = order.review_document(FileId(Uuid::from_u128(12)), None);
    assert_eq!(looked_at, Err(VisaFault::Closed(VisaState::CorrectionRequested)));
    let withdraw =
        |order: &mut VisaOrder, number| order.withdraw_correction(CorrectionId(Uuid::from_u128(number)), at(3));
    let document = |order: &VisaOrder, code: &str| order.applicant(id(1)).unwrap().document(code).unwrap().state;
    assert_eq!(withdraw(&mut order, 2), Ok(id(1)));
    assert_eq!(state(&order, 1), VisaState::CorrectionRequested, "another one is open");
    assert_eq!(
        document(&order, "photo"),
        DocumentState::Rejected,
        "the other one asks for it"
    );
    assert_eq!(document(&order, "passport"), DocumentState::Pending);
    assert_eq!(withdraw(&mut order, 2), Err(VisaFault::NoCorrection));
    withdraw(&mut order, 1).unwrap();
    assert_eq!(state(&order, 1), VisaState::DocumentReview);
    assert_eq!(document(&order, "photo"), DocumentState::Pending);
    checked(&mut order, 1);
    order.lodge(&[id(1)], at(4)).unwrap();
}

#[test]
fn two_corrections_of_one_document_each_name_their_own_files() {
    let mut order = submitted();
    let uploaded = |number: u128, hours: i64| StoredDocument {
        name: format!("{number}.png"),
        uploaded_at: at(hours),
        ..file(number)
    };
    let first = CorrectionId(Uuid::from_u128(1));
    let second = CorrectionId(Uuid::from_u128(2));
    order
        .request_correction(correction(1, 1, &[document("photo")]))
        .unwrap();
    order
        .request_correction(correction(2, 1, &[document("photo")]))
        .unwrap();
    let photo = (id(1), "photo");
    order.put_document(photo, Some(second), uploaded(13, 3)).unwrap();
    assert!(!order.correction(first).unwrap().has_replaced("photo"));
    assert!(order.correction(second).unwrap().has_replaced("photo"));
    let unknown = CorrectionId(Uuid::from_u128(9));
    let refused = order.put_document(photo, Some(unknown), uploaded(14, 3));
    assert_eq!(refused, Err(VisaFault::NoCorrection));
    let names = |order: &VisaOrder, of: CorrectionId| {
        let asked = order.applicant(id(1)).unwrap().document("photo").unwrap();
        let (before, after) = order.correction(of).unwrap().versions(asked);
        (before.map(|one| one.name.clone()), after.map(|one| one.name.clone()))
    };
    let there = |name: &str| Some(name.to_owned());
    assert_eq!(names(&order, first), (there("scan.png"), None));
    assert_eq!(names(&order, second), (there("scan.png"), there("13.png")));
    resolve(&mut order, 2, &[]).unwrap();
    order.put_document(photo, Some(first), uploaded(15, 4)).unwrap();
    assert_eq!(names(&order, first), (there("scan.png"), there("15.png")));
    assert_eq!(names(&order, second), (there("scan.png"), there("13.png")));
}

#[test]
fn a_file_of_one_correction_is_never_deleted_by_another_one() {
    let mut order = submitted();
    for number in [1, 2] {
        order
            .request_correction(correction(number, 1, &[document("photo")]))
            .unwrap();
    }
    let mut put = |number: u128, of: u128| {
        let named = Some(CorrectionId(Uuid::from_u128(of)));
        let uploaded = StoredDocument {
            uploaded_at: at(3),
            ..file(number)
        };
        order.put_document((id(1), "photo"), named, uploaded)
    };
    assert_eq!(put(13, 1), Ok(None));
    assert_eq!(put(14, 2), Ok(None));
    let own = Ok(Some(FileId(Uuid::from_u128(13))));
    assert_eq!(put(15, 1), own, "14 was uploaded for the other correction");
    let own = Ok(Some(FileId(Uuid::from_u128(14))));
    assert_eq!(put(16, 2), own, "a correction keeps one file, also behind a later one");
    let photo = order.applicant(id(1)).unwrap().document("photo").unwrap();
    let kept = photo.file.iter().chain(&photo.earlier).map(|one| one.id.0.as_u128());
    assert_eq!(kept.collect::<Vec<_>>(), [16, 11, 15]);
    let (before, after) = order.details.corrections[0].versions(photo);
    assert_eq!(before.map(|one| one.id), Some(file(11).id));
    assert_eq!(after.map(|one| one.id), Some(file(15).id));
}

#[test]
fn a_file_stays_that_a_later_correction_is_about() {
    let mut order = submitted();
    let first = CorrectionId(Uuid::from_u128(1));
    let put = |order: &mut VisaOrder, number: u128, hours: i64| {
        let uploaded = StoredDocument {
            uploaded_at: at(hours),
            ..file(number)
        };
        order.put_document((id(1), "photo"), Some(first), uploaded)
    };
    order
        .request_correction(correction(1, 1, &[document("photo"), field("phone")]))
        .unwrap();
    assert_eq!(put(&mut order, 13, 3), Ok(None));
    let later = Correction {
        requested_at: at(4),
        ..correction(2, 1, &[document("photo")])
    };
    order.request_correction(later).unwrap();
    assert_eq!(put(&mut order, 14, 5), Ok(None), "the later correction is about 13");
    let dropped = Ok(Some(FileId(Uuid::from_u128(14))));
    assert_eq!(put(&mut order, 15, 6), dropped, "no correction is about 14");
    let photo = order.applicant(id(1)).unwrap().document("photo").unwrap();
    let versions = order.details.corrections.iter().map(|one| {
        let (before, after) = one.versions(photo);
        (
            before.map(|one| one.id.0.as_u128()),
            after.map(|one| one.id.0.as_u128()),
        )
    });
    let expected = [(Some(11), Some(15)), (Some(13), None)];
    assert_eq!(versions.collect::<Vec<_>>(), expected);
}

#[test]
fn processing_counts_working_days() {
    let days = [0, 4, 5, 10].map(|working| calendar_days(working).num_days());
    assert_eq!(days, [0, 4, 7, 14]);
}
