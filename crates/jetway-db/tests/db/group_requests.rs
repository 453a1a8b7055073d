//! Requests for groups in the database.

use chrono::{NaiveDate, TimeDelta};
use jetway_db::repo::prices::group_requests::{GroupRequestEvent, GroupRequestFilter};
use jetway_db::{DbError, Timed, Tx};
use jetway_domain::codes::AirportCode;
use jetway_domain::ids::{AgencyId, GroupRequestId, UserId};
use jetway_domain::lot::group::order::GroupContact;
use jetway_domain::lot::request::{
    GroupRequest, GroupRequestDetails, GroupRequestEventKind, GroupRequestStatus, GroupRequestStep, GroupTrip,
    WantedJourney,
};
use jetway_domain::lot::{LotKind, SeatParty};
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, people, start};
use uuid::Uuid;

/// A request of an agency for twenty adults from Dubai to Jeddah.
pub fn request(number: u128, (agency, user): (AgencyId, UserId)) -> GroupRequest {
    let airport = |code: &str| AirportCode::parse(code).expect("an airport");
    GroupRequest {
        id: GroupRequestId(Uuid::from_u128(number)),
        version: 1,
        agency,
        reference: format!("GR2611{number:06}"),
        status: GroupRequestStatus::Requested,
        created_by: user,
        created_at: start() + TimeDelta::minutes(i64::try_from(number).expect("small")),
        next_check_at: None,
        details: GroupRequestDetails {
            agency_name: "Blue Dunes".to_owned(),
            created_by_name: "Amina Rahman".to_owned(),
            trip: GroupTrip {
                kind: LotKind::Group,
                journeys: vec![WantedJourney {
                    origin: airport("DXB"),
                    destination: airport("JED"),
                    date: NaiveDate::from_ymd_opt(2027, 1, 10).expect("a day"),
                }],
                flexible_days: 0,
                party: SeatParty {
                    adults: 20,
                    children: 0,
                    infants: 0,
                },
                group_name: "Hill school".to_owned(),
                contact: GroupContact {
                    email: "group@example.com".to_owned(),
                    phone: "+971501234567".to_owned(),
                },
                note: None,
            },
            quote: None,
            reminded: false,
            reason: None,
            order: None,
        },
    }
}

fn event(kind: GroupRequestEventKind) -> GroupRequestEvent {
    GroupRequestEvent {
        at: start(),
        author: "Operations".to_owned(),
        kind,
        note: String::new(),
    }
}

/// Stores a request with its first event.
pub async fn stored(tx: &Tx, request: &GroupRequest) {
    tx.group_requests().insert(request).await.expect("written");
    let asked = event(GroupRequestEventKind::Requested);
    tx.group_requests().record(request, &asked).await.expect("written");
}

/// An agency with two requests, in `falcon`.
async fn settle(test: &TestDatabase) -> (GroupRequest, GroupRequest) {
    let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
    let (agency, user) = people::settle(&tx, &SeededIds::default()).await.expect("an agency");
    let by = (agency.id, user.id);
    let both = (request(1, by), request(2, by));
    stored(&tx, &both.0).await;
    stored(&tx, &both.1).await;
    tx.commit().await.expect("committed");
    both
}

on_both_engines! {
    async fn a_change_is_saved_once_and_its_history_stays(test: TestDatabase) {
        let (first, _) = settle(&test).await;
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let (mut one, mut other) = (first.clone(), first.clone());
        one.end(GroupRequestStep::Withdraw, None).expect("it is open");
        other.end(GroupRequestStep::Refuse, Some("No seats".to_owned())).expect("it is open");
        assert!(tx.group_requests().save(&mut one).await.expect("written"));
        assert!(!tx.group_requests().save(&mut other).await.expect("read"), "another change was first");
        let withdrawn = event(GroupRequestEventKind::Refused);
        tx.group_requests().record(&one, &withdrawn).await.expect("written");
        assert_eq!(tx.group_requests().by_reference(&first.reference).await.expect("read"), Some(one.clone()));
        assert_eq!(tx.group_requests().history(first.id).await.expect("read").len(), 2);
        let told = tx.group_requests().notifications(first.agency, start(), 9).await.expect("read");
        assert_eq!(told, [(first.reference.clone(), withdrawn)], "what the agency did itself is left out");
        tx.commit().await.expect("committed");
        for tampering in ["update group_request_events set note = 'x'", "delete from group_request_events", "delete from group_requests"] {
            let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
            let refused = tx.tamper(tampering).await;
            assert!(matches!(refused, Err(DbError::Refused(_))), "{tampering}: {refused:?}");
        }
    }

    async fn requests_are_listed_by_state_and_words(test: TestDatabase) {
        let (first, second) = settle(&test).await;
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut ended = first.clone();
        ended.end(GroupRequestStep::Expire, None).expect("it is open");
        assert!(tx.group_requests().save(&mut ended).await.expect("written"));
        let listed = async |statuses: Vec<GroupRequestStatus>, search: Option<&str>| {
            let filter = GroupRequestFilter { agency: Some(first.agency), statuses, search: search.map(str::to_owned) };
            let (found, total) = tx.group_requests().list(&filter, 1, 9).await.expect("read");
            (found.into_iter().map(|request| request.reference).collect::<Vec<_>>(), total)
        };
        let both = vec![second.reference.clone(), first.reference.clone()];
        assert_eq!(listed(Vec::new(), None).await, (both.clone(), 2));
        for typed in ["HILL", "hillschool", "school hill"] {
            assert_eq!(listed(Vec::new(), Some(typed)).await, (both.clone(), 2), "{typed}");
        }
        assert_eq!(listed(Vec::new(), Some("100%")).await, (Vec::new(), 0));
        assert_eq!(listed(vec![GroupRequestStatus::Expired], None).await, (vec![first.reference.clone()], 1));
        let counts = tx.group_requests().counts(&GroupRequestFilter::default()).await.expect("read");
        assert_eq!(counts.into_iter().collect::<Vec<_>>(), [(GroupRequestStatus::Requested, 1), (GroupRequestStatus::Expired, 1)]);
        let waiting = tx.group_requests().in_state(GroupRequestStatus::Requested, 9).await.expect("read");
        assert_eq!(waiting, [second]);
    }

    async fn a_request_is_due_when_it_says_so_and_no_other_tenant_sees_it(test: TestDatabase) {
        let (first, _) = settle(&test).await;
        let now = start();
        assert_eq!(test.db.tenants_due(Timed::GroupRequests, now).await.expect("read"), []);
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut due = GroupRequest { next_check_at: Some(now), ..first.clone() };
        assert!(tx.group_requests().save(&mut due).await.expect("written"));
        tx.commit().await.expect("committed");
        let tenants = test.db.tenants_due(Timed::GroupRequests, now).await.expect("read");
        assert_eq!(tenants.iter().map(|tenant| tenant.as_str()).collect::<Vec<_>>(), ["falcon"]);
        let tx = test.db.read(&test.scope("falcon")).await.expect("a transaction");
        assert_eq!(tx.group_requests().due(now, 9).await.expect("read"), [first.id]);
        let tx = test.db.read(&test.scope("heron")).await.expect("a transaction");
        let requests = tx.group_requests();
        assert_eq!(requests.by_id(first.id).await.expect("read"), None);
        assert_eq!(requests.by_reference(&first.reference).await.expect("read"), None);
        assert_eq!(requests.list(&GroupRequestFilter::default(), 1, 9).await.expect("read"), (Vec::new(), 0));
        assert_eq!(requests.history(first.id).await.expect("read"), []);
        assert_eq!(requests.due(now, 9).await.expect("read"), []);
    }
}
