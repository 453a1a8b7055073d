//! A proposal as PDF, with the content of its link. Source: ADR 0055, ADR 0056.

use jetway_documents::{Brand, Fact, Language, Party, ProposalDocument, ProposedTrip, Words, proposal_pdf};
use jetway_domain::air::proposal::{Proposal, ProposedFlight};
use jetway_domain::ids::TenantId;
use jetway_domain::zone::Zone;

use super::journey::parts;
use super::{FlightProposals, SharedProposal};
use crate::context::place_names::names_in;
use crate::flight::documents::text::{moment, money};
use crate::flight::documents::trip::{checked_baggage, trip};
use crate::flight::names;
use crate::order::documents::{Letterhead, PrintError, Purpose, typeset};

impl FlightProposals {
    /// What a link shows as PDF, in the reader's language; `None` for an unknown or expired link.
    ///
    /// # Errors
    /// When the database fails, it cannot be typeset, or the process is stopping.
    pub async fn proposal_pdf(
        &self,
        tenant: &TenantId,
        token: &str,
        head: Letterhead,
    ) -> Result<Option<Vec<u8>>, PrintError> {
        let Some(shared) = self.proposal(tenant, token, &head).await? else {
            return Ok(None);
        };
        let link = format!("{}/proposal?token={token}", head.origin);
        let document = document(shared, link, self.services.zone(tenant), &head);
        typeset(move || proposal_pdf(&document)).await.map(Some)
    }
}

fn document(shared: SharedProposal, link: String, zone: Zone, head: &Letterhead) -> ProposalDocument {
    let SharedProposal { proposal, brand } = shared;
    let language = Language::of(&head.language);
    let words = language.words();
    let flights = proposal.flights.iter().enumerate();
    let flights = flights.map(|(at, flight)| option(at + 1, flight, words));
    let (title, options, note) = match &proposal.journey {
        None => (&words.proposal, flights.collect(), &words.note_proposal),
        Some(journey) => {
            let parts = parts(journey, words);
            (&words.umrah_journey, parts, &words.note_journey)
        }
    };
    ProposalDocument {
        language,
        title: title.clone(),
        link,
        seller: seller(&proposal, &brand, head),
        issuer: head.issuer(Purpose::Customer),
        brand,
        facts: facts(&proposal, zone, words),
        note: proposal.note.clone(),
        options,
        notes: vec![note.clone(), words.note_times.clone()],
        words,
    }
}

/// The agent, and the agency's contacts if the document carries its brand.
fn seller(proposal: &Proposal, brand: &Brand, head: &Letterhead) -> Party {
    let mut party = if head.agency_leads {
        brand.party()
    } else {
        Party {
            name: proposal.agency.clone(),
            lines: Vec::new(),
        }
    };
    party.lines.insert(0, proposal.agent.clone());
    party.lines.retain(|line| !line.is_empty());
    party
}

fn facts(proposal: &Proposal, zone: Zone, words: &Words) -> Vec<Fact> {
    let all = [
        (&words.prepared_for, proposal.client.clone()),
        (&words.travellers, proposal.party.travellers().to_string()),
        (&words.made_on, moment(proposal.made_at, zone, words)),
        (&words.open_until, moment(proposal.expires_at, zone, words)),
    ];
    let told = all.into_iter().filter(|(_, value)| !value.is_empty());
    told.map(|(label, value)| Fact {
        label: label.clone(),
        value,
    })
    .collect()
}

fn option(number: usize, flight: &ProposedFlight, words: &Words) -> ProposedTrip {
    let refund = if flight.brand.refund.allowed {
        &words.refundable
    } else {
        &words.not_refundable
    };
    let mut terms = vec![
        flight.brand.name.to_string(),
        format!("{}: {}", words.baggage, checked_baggage(&flight.brand, words)),
    ];
    if !flight.brand.cabin_bag.is_empty() {
        terms.push(format!("{}: {}", words.cabin_bag, flight.brand.cabin_bag));
    }
    terms.push(refund.clone());
    ProposedTrip {
        title: format!("{} {number} · {}", words.option, airlines(flight, words).join(", ")),
        terms,
        journeys: trip(&flight.segments, words),
        amount: money(flight.amount),
    }
}

/// The airline of the fare, and every other that sells a flight.
fn airlines(flight: &ProposedFlight, words: &Words) -> Vec<String> {
    let selling = flight.segments.iter().map(|segment| segment.marketing.carrier);
    let mut airlines = Vec::new();
    for carrier in std::iter::once(flight.validating).chain(selling) {
        let name = names::airline_name(carrier, names_in(words));
        if !airlines.contains(&name) {
            airlines.push(name);
        }
    }
    airlines
}
