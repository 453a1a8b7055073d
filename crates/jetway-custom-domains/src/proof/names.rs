//! DNS queries without a cache.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result};
use hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolveHosts, ResolverConfig};
use hickory_resolver::net::NetError;
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::proto::rr::{RData, RecordType};
use hickory_resolver::{Resolver, TokioResolver};

/// Name servers.
pub struct Names {
    resolver: TokioResolver,
    deadline: Duration,
}

impl Names {
    /// The system's name servers, or the given one.
    ///
    /// # Errors
    /// The system has none.
    pub fn new(server: Option<SocketAddr>, deadline: Duration) -> Result<Self> {
        let mut builder = match server {
            Some(server) => {
                let mut ways = vec![ConnectionConfig::udp(), ConnectionConfig::tcp()];
                for way in &mut ways {
                    way.port = server.port();
                }
                let config = ResolverConfig::from_name_servers(vec![NameServerConfig::new(server.ip(), true, ways)]);
                Resolver::builder_with_config(config, TokioRuntimeProvider::default())
            }
            None => Resolver::builder_tokio().context("the system's name servers are not known")?,
        };
        let options = builder.options_mut();
        options.cache_size = 0;
        options.use_hosts_file = ResolveHosts::Never;
        options.attempts = 2;
        options.timeout = deadline / 3;
        let resolver = builder.build().context("a resolver cannot be made")?;
        Ok(Self { resolver, deadline })
    }

    /// All TXT records of a name; empty without any.
    ///
    /// # Errors
    /// No name server responds.
    pub async fn texts(&self, name: &str) -> Result<Vec<Vec<u8>>, String> {
        let lookup = self
            .within(self.resolver.lookup(format!("{name}."), RecordType::TXT))
            .await?;
        let answers = lookup.iter().flat_map(|lookup| lookup.answers());
        let texts = answers.filter_map(|record| match &record.data {
            RData::TXT(text) => Some(text.txt_data.concat()),
            _ => None,
        });
        Ok(texts.collect())
    }

    /// All addresses of a host; empty without any.
    ///
    /// # Errors
    /// No name server responds.
    pub async fn addresses(&self, host: &str) -> Result<Vec<IpAddr>, String> {
        let lookup = self.within(self.resolver.lookup_ip(format!("{host}."))).await?;
        Ok(lookup.iter().flat_map(|lookup| lookup.iter()).collect())
    }

    async fn within<T>(&self, asking: impl Future<Output = Result<T, NetError>>) -> Result<Option<T>, String> {
        match tokio::time::timeout(self.deadline, asking).await {
            Ok(Ok(found)) => Ok(Some(found)),
            Ok(Err(error)) if error.is_no_records_found() || error.is_nx_domain() => Ok(None),
            Ok(Err(error)) => Err(format!("the name server does not answer ({error})")),
            Err(_) => Err("the name server does not answer in time".to_owned()),
        }
    }
}
