//! Counts of one version, with a bound on the weight of one network: reports are not authenticated, so a single client
//! could otherwise end a canary.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};

use jetway_releases::{Counts, NETWORKS};

/// The most networks told apart on a node; further ones are not counted, so memory is bounded.
const KNOWN: usize = 50_000;
/// The prefix length of an IPv6 site: everything within it belongs to one party. Source: RFC 6177.
const SITE: u32 = 48;
const WHOLE: u64 = 1_000;

/// The origin of a report that one party controls: an IPv4 address, or an IPv6 site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(client: IpAddr) -> Self {
        Self(match client.to_canonical() {
            IpAddr::V6(address) => {
                let rest = Ipv6Addr::BITS - SITE;
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> rest << rest))
            }
            address => address,
        })
    }
}

/// Events of a version by network.
#[derive(Debug, Default)]
pub struct Tally {
    networks: HashMap<Network, Counts>,
    /// Trusted sources: load tests, probes, developers.
    exempt: Counts,
}

impl Tally {
    /// The counts of a network; `None` when too many networks are known.
    pub fn of(&mut self, network: Option<Network>) -> Option<&mut Counts> {
        let Some(network) = network else {
            return Some(&mut self.exempt);
        };
        if self.networks.len() >= KNOWN && !self.networks.contains_key(&network) {
            return None;
        }
        Some(self.networks.entry(network).or_default())
    }

    /// The sums. One network contributes at most its share of the minimum number of loads; its counts above that are
    /// scaled down, and it has at most as many failures as loads.
    pub fn counts(&self, minimum: u32) -> Counts {
        let share = (u64::from(minimum) / NETWORKS).max(1);
        let mut sum = Counts::default();
        let (mut failures, mut errors) = (0, 0);
        for counts in self.networks.values() {
            let loads = counts.loads.min(share);
            // In thousandths, so that rare failures of a large office are not rounded to zero.
            let part = |bad: u64| bad.min(counts.loads) * WHOLE * loads / counts.loads.max(1);
            sum.loads += loads;
            failures += part(counts.failures);
            errors += part(counts.errors);
        }
        sum.failures = failures / WHOLE;
        sum.errors = errors / WHOLE;
        sum.and(self.exempt)
    }

    /// How many networks loaded the version.
    pub fn networks(&self) -> u64 {
        match self.exempt.loads {
            0 => self.networks.len() as u64,
            _ => NETWORKS.max(self.networks.len() as u64),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINIMUM: u32 = 50;

    fn told(tally: &mut Tally, from: &str, loads: u64, failures: u64, errors: u64) {
        let network = Network::from(from.parse::<IpAddr>().expect("an address"));
        let counts = tally.of(Some(network)).expect("room");
        *counts = counts.and(Counts {
            loads,
            failures,
            errors,
        });
    }

    #[test]
    fn a_network_weighs_a_fifth_of_what_a_verdict_needs_and_what_it_says_stays_in_proportion() {
        let mut tally = Tally::default();
        told(&mut tally, "192.0.2.1", 100_000, 100_000, 900_000);
        let counts = tally.counts(MINIMUM);
        assert_eq!((counts.loads, counts.failures, counts.errors), (10, 10, 10));
        told(&mut tally, "192.0.2.2", 1_000, 100, 0);
        told(&mut tally, "192.0.2.3", 4, 1, 0);
        let counts = tally.counts(MINIMUM);
        assert_eq!((counts.loads, counts.failures, counts.errors), (24, 12, 10));
        assert_eq!(tally.networks(), 3);
        told(&mut tally, "192.0.2.4", 0, 0, 50);
        assert_eq!(
            tally.counts(MINIMUM),
            counts,
            "errors of a version that was never loaded"
        );
    }

    #[test]
    fn a_site_is_one_network_however_many_addresses_it_has() {
        let mut tally = Tally::default();
        for from in ["2001:db8:1:1::1", "2001:db8:1:2::9", "2001:db8:1:ffff::"] {
            told(&mut tally, from, 50, 50, 0);
        }
        assert_eq!((tally.networks(), tally.counts(MINIMUM).loads), (1, 10));
        told(&mut tally, "2001:db8:2::1", 50, 50, 0);
        told(&mut tally, "::ffff:192.0.2.1", 50, 50, 0);
        told(&mut tally, "192.0.2.1", 50, 50, 0);
        assert_eq!((tally.networks(), tally.counts(MINIMUM).loads), (3, 30));
    }

    #[test]
    fn those_who_are_believed_count_in_full() {
        let mut tally = Tally::default();
        tally.of(None).expect("room").loads = 400;
        assert_eq!((tally.networks(), tally.counts(MINIMUM).loads), (NETWORKS, 400));
    }
}
