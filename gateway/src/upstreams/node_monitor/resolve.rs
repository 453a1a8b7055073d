//! Resolves names in the background.

use std::io;
use std::net::SocketAddr;

use async_trait::async_trait;
use tokio::net::lookup_host;

use crate::upstreams::node::{Address, Entry};
use crate::upstreams::service::{Member, Service};

/// Resolves names.
#[async_trait]
pub trait Resolve: Send + Sync {
    /// All addresses of a name.
    ///
    /// # Errors
    /// When the name is unknown or the name server does not answer.
    async fn resolve(&self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>>;
}

/// The system's resolver: the hosts file, then name servers.
pub struct System;

#[async_trait]
impl Resolve for System {
    async fn resolve(&self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        Ok(lookup_host((host, port)).await?.collect())
    }
}

/// Resolves every name of a service again. A name that cannot be resolved keeps its addresses.
pub async fn refresh(service: &Service, resolver: &dyn Resolve) {
    for member in &service.members {
        if let Entry::Name { host, port } = &member.entry {
            one(service, member, resolver.resolve(host, *port).await);
        }
    }
}

fn one(service: &Service, member: &Member, found: io::Result<Vec<SocketAddr>>) {
    let name = &*member.text;
    match found {
        Ok(mut addresses) if !addresses.is_empty() => {
            addresses.sort_unstable();
            addresses.dedup();
            service.set_addresses(member, addresses.into_iter().map(Address::Inet).collect());
        }
        Ok(_) => tracing::warn!(
            service = service.name,
            name,
            "the name has no address; the previous ones are kept"
        ),
        Err(error) => {
            tracing::warn!(service = service.name, name, %error, "the name cannot be resolved; the previous addresses are kept");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use prometheus::Registry;
    use tokio::sync::Notify;

    use super::*;
    use crate::config::Config;
    use crate::upstreams::metrics::UpstreamMetrics;

    /// Returns prepared answers in order.
    struct Scripted(Mutex<Vec<io::Result<Vec<SocketAddr>>>>);

    #[async_trait]
    impl Resolve for Scripted {
        async fn resolve(&self, _host: &str, _port: u16) -> io::Result<Vec<SocketAddr>> {
            self.0.lock().expect("a script").remove(0)
        }
    }

    fn address(last: u8) -> SocketAddr {
        ([10, 0, 0, last], 80).into()
    }

    #[tokio::test]
    async fn every_address_is_a_node_and_the_last_good_ones_stay() {
        let metrics = UpstreamMetrics::register(&Registry::new()).expect("new names");
        let entry = Entry::parse("api.internal:80").expect("a name");
        let entries = vec![("api.internal:80".to_owned(), entry)];
        let config = Config::load(None, std::iter::empty()).expect("the built-in settings");
        let service = Service::new(
            "api",
            entries,
            Vec::new(),
            &config.resilience,
            &metrics,
            &Arc::new(Notify::new()),
        );
        let resolver = Scripted(Mutex::new(vec![
            Err(io::ErrorKind::TimedOut.into()),
            Ok(vec![address(2), address(1), address(2)]),
            Ok(Vec::new()),
            Err(io::ErrorKind::TimedOut.into()),
            Ok(vec![address(2), address(3)]),
        ]));
        let mut seen = Vec::new();
        for _ in 0..5 {
            refresh(&service, &resolver).await;
            seen.push(service.nodes().iter().map(Arc::clone).collect::<Vec<_>>());
        }
        assert_eq!(seen.iter().map(Vec::len).collect::<Vec<_>>(), [0, 2, 2, 2, 2]);
        assert!(
            Arc::ptr_eq(&seen[3][1], &seen[4][0]),
            "a node that remains keeps its state"
        );
        assert_eq!(seen[4][1].address, Address::Inet(address(3)));
    }
}
