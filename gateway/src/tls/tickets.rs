//! Session tickets under keys all nodes share.

use std::sync::Arc;

use arc_swap::ArcSwap;
use aws_lc_rs::aead::{AES_256_GCM, Aad, NONCE_LEN, Nonce, RandomizedNonceKey};
use rustls::server::ProducesTickets;
use sha2::{Digest, Sha256};

const NAME: usize = 16;
/// The largest ticket accepted.
const LARGEST: usize = 64 * 1024;

/// One key, ready for use.
#[derive(Debug)]
pub struct TicketKey {
    name: [u8; NAME],
    cipher: RandomizedNonceKey,
}

impl TicketKey {
    /// A key made from 32 secret bytes.
    pub fn new(secret: &[u8; 32]) -> Option<Self> {
        let mut name = [0; NAME];
        name.copy_from_slice(&Sha256::digest(secret)[..NAME]);
        let cipher = RandomizedNonceKey::new(&AES_256_GCM, secret).ok()?;
        Some(Self { name, cipher })
    }
}

/// The keys in use: the first encrypts tickets, all of them decrypt.
#[derive(Debug)]
pub struct Tickets {
    keys: ArcSwap<Vec<TicketKey>>,
    lifetime: u32,
}

impl Tickets {
    /// `lifetime`: for how many seconds each key still decrypts tickets after its rotation.
    pub fn new(lifetime: u32) -> Arc<Self> {
        Arc::new(Self {
            keys: ArcSwap::default(),
            lifetime,
        })
    }

    /// Replaces the keys.
    pub fn set(&self, keys: Vec<TicketKey>) {
        self.keys.store(Arc::new(keys));
    }
}

/// Format: `name ‖ nonce ‖ ciphertext`, with the name authenticated.
impl ProducesTickets for Tickets {
    fn enabled(&self) -> bool {
        true
    }

    fn lifetime(&self) -> u32 {
        self.lifetime
    }

    fn encrypt(&self, plain: &[u8]) -> Option<Vec<u8>> {
        let keys = self.keys.load();
        let key = keys.first()?;
        let mut sealed = plain.to_vec();
        let nonce = key
            .cipher
            .seal_in_place_append_tag(Aad::from(key.name), &mut sealed)
            .ok()?;
        let mut ticket = Vec::with_capacity(NAME + NONCE_LEN + sealed.len());
        ticket.extend_from_slice(&key.name);
        ticket.extend_from_slice(nonce.as_ref());
        ticket.append(&mut sealed);
        Some(ticket)
    }

    fn decrypt(&self, ticket: &[u8]) -> Option<Vec<u8>> {
        if ticket.len() > LARGEST {
            return None;
        }
        let (name, rest) = ticket.split_at_checked(NAME)?;
        let (nonce, sealed) = rest.split_at_checked(NONCE_LEN)?;
        let keys = self.keys.load();
        let key = keys.iter().find(|key| key.name == name)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let mut sealed = sealed.to_vec();
        let length = key
            .cipher
            .open_in_place(nonce, Aad::from(key.name), &mut sealed)
            .ok()?
            .len();
        sealed.truncate(length);
        Some(sealed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tickets(secrets: &[u8]) -> Arc<Tickets> {
        let tickets = Tickets::new(1);
        tickets.set(secrets.iter().filter_map(|byte| TicketKey::new(&[*byte; 32])).collect());
        tickets
    }

    #[test]
    fn a_ticket_is_read_by_every_node_that_has_its_key_and_by_no_other() {
        let ticket = tickets(&[1]).encrypt(b"session").expect("a ticket");
        assert_eq!(tickets(&[2, 1]).decrypt(&ticket).as_deref(), Some(&b"session"[..]));
        assert_eq!(tickets(&[2, 3]).decrypt(&ticket), None);
        for at in [0, NAME, NAME + NONCE_LEN, ticket.len() - 1] {
            let mut changed = ticket.clone();
            changed[at] ^= 1;
            assert_eq!(tickets(&[1]).decrypt(&changed), None, "byte {at}");
        }
        for length in 0..ticket.len() {
            assert_eq!(tickets(&[1]).decrypt(&ticket[..length]), None);
        }
    }
}
