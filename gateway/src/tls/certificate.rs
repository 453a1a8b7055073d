//! A certificate file: the chain, leaf first, and its private key.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use rustls::client::verify_server_name;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::server::ParsedCertificate;
use rustls::sign::CertifiedKey;
use x509_parser::prelude::{FromDer, X509Certificate};

/// The largest file: a chain of a few certificates and a key.
const LARGEST: u64 = 256 * 1024;

/// A loaded certificate.
pub struct Loaded {
    /// Chain and key.
    pub key: Arc<CertifiedKey>,
    /// Expiry, in Unix seconds.
    pub not_after: i64,
}

/// Reads chain and key, and verifies that they match and cover the host.
///
/// # Errors
/// What is wrong with the file.
pub fn load(file: &Path, host: &str) -> Result<Loaded> {
    let text = read(file)?;
    let (chain, not_after) = chain(&text, host)?;
    let key = PrivateKeyDer::from_pem_slice(&text).context("holds no private key")?;
    let key = CertifiedKey::from_der(chain, key, &aws_lc_rs::default_provider())
        .context("the private key cannot be used with the certificate")?;
    Ok(Loaded {
        key: Arc::new(key),
        not_after,
    })
}

/// Its expiry in Unix seconds; verifies everything but the key.
///
/// # Errors
/// What is wrong with the file.
pub fn expiry(file: &Path, host: &str) -> Result<i64> {
    chain(&read(file)?, host).map(|(_, not_after)| not_after)
}

fn read(file: &Path) -> Result<Vec<u8>> {
    let bytes = fs::metadata(file).context("cannot be read")?.len();
    ensure!(bytes <= LARGEST, "is larger than a certificate can be");
    fs::read(file).context("cannot be read")
}

fn chain(text: &[u8], host: &str) -> Result<(Vec<CertificateDer<'static>>, i64)> {
    let chain = CertificateDer::pem_slice_iter(text)
        .collect::<Result<Vec<_>, _>>()
        .context("is not PEM")?;
    let leaf = chain.first().context("holds no certificate")?;
    let parsed = ParsedCertificate::try_from(leaf).context("the first certificate cannot be read")?;
    let name = ServerName::try_from(host).context("the file's name is not a host")?;
    verify_server_name(&parsed, &name).with_context(|| format!("the certificate does not cover {host}"))?;
    let (_, fields) = X509Certificate::from_der(leaf).context("the first certificate cannot be read")?;
    let not_after = fields.validity().not_after.timestamp();
    Ok((chain, not_after))
}
