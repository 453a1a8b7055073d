//! The sockets of every listener of the process, from bound to open.

use std::os::fd::{AsFd, OwnedFd};

use anyhow::Result;
use tokio::net::TcpListener;

use super::sockets::{Bound, Inherited};
use crate::config::Config;

/// Something for each listener.
#[derive(Debug)]
pub struct Listeners<T> {
    /// Plain HTTP.
    pub portal: T,
    /// TLS, when it is served.
    pub tls: Option<T>,
    /// For operators.
    pub operators: T,
}

impl Listeners<Bound> {
    /// Take every configured address.
    ///
    /// # Errors
    /// When one is no address or is taken.
    pub fn bind(config: &Config, mut inherited: Inherited) -> Result<Self> {
        let tls = config
            .tls
            .is_on()
            .then(|| Bound::open(&config.tls.listen, &mut inherited));
        let bound = Self {
            portal: Bound::open(&config.listen, &mut inherited)?,
            tls: tls.transpose()?,
            operators: Bound::open(&config.admin_listen, &mut inherited)?,
        };
        inherited.warn_unused();
        Ok(bound)
    }

    /// Let clients connect.
    ///
    /// # Errors
    /// When an address was taken meanwhile.
    pub fn listen(self) -> Result<Listeners<Vec<TcpListener>>> {
        Ok(Listeners {
            portal: self.portal.listen()?,
            tls: self.tls.map(Bound::listen).transpose()?,
            operators: self.operators.listen()?,
        })
    }
}

impl Listeners<Vec<TcpListener>> {
    /// The same sockets, to be given to another process.
    ///
    /// # Errors
    /// When there are no file descriptors left.
    pub fn shared(&self) -> Result<Vec<OwnedFd>> {
        let all = self
            .portal
            .iter()
            .chain(self.tls.iter().flatten())
            .chain(&self.operators);
        Ok(all
            .map(|socket| socket.as_fd().try_clone_to_owned())
            .collect::<Result<_, _>>()?)
    }
}
