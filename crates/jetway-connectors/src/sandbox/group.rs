//! Tickets of groups: one desk that issues for every airline.

mod asked;

use std::sync::{Arc, PoisonError};

use async_trait::async_trait;
use chrono::TimeDelta;
use jetway_domain::air::offer::SupplierId;

pub(super) use self::asked::Groups;
use super::journal::{GroupEntry, JournalEntry};
use super::supplier::delay;
use super::switches::{Conduct, Effect, Step};
use super::world::World;
use crate::port::group::{GroupAirline, GroupOutcome, GroupTicketRequest, SupplierError};
use crate::reference::Airlines;

/// Id of the desk at the control panel.
pub(super) const DESK: &str = "group-desk";
/// Median of its response time, in milliseconds.
const MEDIAN_MS: u32 = 900;
/// Share of a full search that a request takes, in percent.
const SHARE: u32 = 60;

struct GroupDesk {
    id: SupplierId,
    world: Arc<World>,
}

impl World {
    /// The desk that issues the tickets of groups.
    #[must_use]
    pub fn group_airline(self: &Arc<Self>) -> Arc<dyn GroupAirline> {
        Arc::new(GroupDesk {
            id: SupplierId(DESK.to_owned()),
            world: Arc::clone(self),
        })
    }
}

impl GroupDesk {
    /// Waits as long as the desk takes, and fails while it is in trouble.
    async fn admit(&self, question: &str) -> Result<(), SupplierError> {
        let conduct = {
            let switches = self.world.switches.lock().unwrap_or_else(PoisonError::into_inner);
            switches.troubled.get(&self.id).copied()
        };
        match conduct.unwrap_or(Conduct::Works) {
            Conduct::Works => {}
            Conduct::Fails => {
                let reason = "switched off at the control panel";
                return Err(SupplierError::Unavailable(reason.to_owned()));
            }
            Conduct::Hangs => std::future::pending().await,
        }
        let percent = self.world.latency_percent();
        if percent > 0 {
            tokio::time::sleep(delay(&self.world.dice, (DESK, MEDIAN_MS), SHARE * percent, question)).await;
        }
        Ok(())
    }

    fn forced(&self) -> Option<Effect> {
        let mut switches = self.world.switches.lock().unwrap_or_else(PoisonError::into_inner);
        switches.take(Step::Issue, &self.id)
    }

    /// Whether the tickets are refused, late, and whether the answer is lost.
    fn course(&self, request: &GroupTicketRequest) -> (bool, bool, bool) {
        match self.forced() {
            Some(Effect::Unknown) => return (false, false, true),
            Some(Effect::Pending | Effect::Partial) => return (false, true, false),
            Some(_) => return (true, false, false),
            None => {}
        }
        let is_among = |name: &str| request.names.iter().any(|one| one.surname.eq_ignore_ascii_case(name));
        (is_among("REFUSED"), is_among("PENDING"), is_among("SILENT"))
    }

    fn asked(&self, operation: &str, request: &GroupTicketRequest, is_refused: bool, is_late: bool) -> GroupEntry {
        let prefix = Airlines::embedded().get(request.airline);
        let prefix = prefix.map_or("000", |airline| airline.ticket_prefix.as_str());
        let first = self
            .world
            .dice
            .below(9_000_000, format_args!("groupTickets|{operation}"));
        let number = |line: u32| format!("{prefix}{:010}", 3_100_000_000 + first * 100 + u64::from(line));
        let reference = self
            .world
            .dice
            .below(1_000_000, format_args!("groupRecord|{operation}"));
        let wait = if is_late {
            i64::from(self.world.config.pending_minutes)
        } else {
            0
        };
        GroupEntry {
            operation_id: operation.to_owned(),
            reference: format!("G{reference:06}"),
            is_refused,
            ready_at: self.world.now() + TimeDelta::minutes(wait),
            tickets: request
                .names
                .iter()
                .map(|name| (name.line, number(name.line)))
                .collect(),
        }
    }
}

#[async_trait]
impl GroupAirline for GroupDesk {
    async fn issue(&self, operation: &str, request: &GroupTicketRequest) -> GroupOutcome {
        if self.admit(operation).await.is_err() {
            return GroupOutcome::Unknown;
        }
        if let Some(outcome) = self.world.groups().outcome(operation, self.world.now()) {
            return outcome;
        }
        let (is_refused, is_late, is_silent) = self.course(request);
        let entry = self.asked(operation, request, is_refused, is_late);
        let mut groups = self.world.groups();
        let entry = JournalEntry::GroupAsked(Box::new(entry));
        if self.world.commit_group(&mut groups, &entry).is_err() || is_silent {
            return GroupOutcome::Unknown;
        }
        let outcome = groups.outcome(operation, self.world.now());
        outcome.unwrap_or(GroupOutcome::Unknown)
    }

    async fn read(&self, operation: &str) -> Result<Option<GroupOutcome>, SupplierError> {
        self.admit(operation).await?;
        Ok(self.world.groups().outcome(operation, self.world.now()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jetway_domain::air::offer::Ptc;
    use jetway_domain::air::traveller::Title;
    use jetway_domain::clock::SystemClock;
    use jetway_domain::codes::{CarrierCode, CountryCode};
    use jetway_domain::lot::group::name::GroupName;

    use crate::port::group::{GroupOutcome, GroupTicketRequest};
    use crate::sandbox::{MemoryJournal, World, WorldConfig, WorldJournal};

    fn world(journal: &Arc<MemoryJournal>) -> Arc<World> {
        let journal = Arc::clone(journal) as Arc<dyn WorldJournal>;
        let world = World::open(7, Arc::new(SystemClock), journal, WorldConfig::default()).expect("a world");
        world.control().set_latency_percent(0);
        world
    }

    fn request(surname: &str) -> GroupTicketRequest {
        let name = |line| GroupName {
            line,
            kind: Ptc::Adt,
            title: Title::Mr,
            given_name: format!("Given{line}"),
            surname: surname.to_owned(),
            birth_on: "1980-03-12".parse().expect("a day"),
            nationality: CountryCode::parse("BD").expect("a country"),
            passport: None,
            keeps_passport: false,
            ticket: None,
        };
        GroupTicketRequest {
            airline: CarrierCode::parse("EK").expect("an airline"),
            group_name: "Hill school".to_owned(),
            journeys: Vec::new(),
            names: (1..=3).map(name).collect(),
        }
    }

    #[tokio::test]
    async fn every_passenger_gets_one_ticket_however_often_they_are_asked_for() {
        let journal = Arc::new(MemoryJournal::default());
        let desk = world(&journal).group_airline();
        let first = desk.issue("a-1", &request("Uddin")).await;
        assert_eq!(desk.issue("a-1", &request("Uddin")).await, first);
        let GroupOutcome::Done(record) = &first else {
            panic!("{first:?}")
        };
        assert_eq!(record.tickets.keys().copied().collect::<Vec<_>>(), [1, 2, 3]);
        assert!(
            record
                .tickets
                .values()
                .all(|number| number.starts_with("176") && number.len() == 13)
        );
        let again = world(&journal).group_airline().read("a-1").await.expect("an answer");
        assert_eq!(again, Some(first), "kept over a restart");
    }

    #[tokio::test]
    async fn surnames_decide_how_a_request_goes() {
        let desk = world(&Arc::new(MemoryJournal::default())).group_airline();
        let refused = desk.issue("r-1", &request("Refused")).await;
        assert!(matches!(refused, GroupOutcome::Refused(_)), "{refused:?}");
        assert_eq!(desk.issue("s-1", &request("SILENT")).await, GroupOutcome::Unknown);
        let read = desk.read("s-1").await.expect("an answer");
        assert!(matches!(read, Some(GroupOutcome::Done(record)) if record.tickets.len() == 3));
        let late = desk.issue("p-1", &request("Pending")).await;
        assert!(matches!(late, GroupOutcome::Done(record) if record.tickets.is_empty()));
        assert_eq!(desk.read("never").await.expect("an answer"), None);
    }
}
