//! The sockets of all listeners, from bound to listening.

use std::os::fd::{AsFd, OwnedFd};

use anyhow::Result;
use tokio::net::TcpListener;

use super::sockets::{Bound, Inherited};
use crate::config::Config;

/// One value per listener.
#[derive(Debug)]
pub struct Listeners<T> {
    /// Plain HTTP.
    pub portal: T,
    /// TLS, if enabled.
    pub tls: Option<T>,
    /// Admin listener.
    pub operators: T,
}

impl Listeners<Bound> {
    /// Binds all configured addresses.
    ///
    /// # Errors
    /// An address is invalid or in use.
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

    /// Starts listening.
    ///
    /// # Errors
    /// An address was taken in the meantime.
    pub fn listen(self) -> Result<Listeners<Vec<TcpListener>>> {
        Ok(Listeners {
            portal: self.portal.listen()?,
            tls: self.tls.map(Bound::listen).transpose()?,
            operators: self.operators.listen()?,
        })
    }
}

impl Listeners<Vec<TcpListener>> {
    /// Duplicates the sockets, for another process.
    ///
    /// # Errors
    /// No file descriptors are left.
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
