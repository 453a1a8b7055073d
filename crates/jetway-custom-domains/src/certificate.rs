//! Stored certificates: `<host>.pem`, chain and key in one file, readable by its owner only.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use chrono::{DateTime, Utc};
use instant_acme::CertificateIdentifier;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, Der, PrivateKeyDer};
use rustls::sign::CertifiedKey;
use x509_parser::extensions::{GeneralName, ParsedExtension};
use x509_parser::prelude::{FromDer, X509Certificate};

use crate::disk;

/// A chain and key that match each other and the host.
#[derive(Debug)]
pub struct Issued {
    pem: String,
    /// Start of validity.
    pub from: DateTime<Utc>,
    /// End of validity.
    pub to: DateTime<Utc>,
}

impl Issued {
    /// Validates a certificate from the CA before use.
    ///
    /// # Errors
    /// It is unreadable, for another host or key, or expired.
    pub fn check(host: &str, chain: &str, key: &str, now: DateTime<Utc>) -> Result<Self> {
        let certificates = CertificateDer::pem_slice_iter(chain.as_bytes()).collect::<Result<Vec<_>, _>>();
        let certificates = certificates.context("the chain is not PEM")?;
        let private = PrivateKeyDer::from_pem_slice(key.as_bytes()).context("the key is not PEM")?;
        CertifiedKey::from_der(certificates.clone(), private, &aws_lc_rs::default_provider())
            .context("certificate and key do not belong together")?;
        let leaf = certificates.first().context("the chain is empty")?;
        let (_, leaf) = X509Certificate::from_der(leaf).context("the certificate cannot be read")?;
        ensure!(names(&leaf).any(|name| name == host), "the certificate is not {host}'s");
        let (from, to) = life(&leaf)?;
        ensure!(to > now, "the certificate ended on {to}");
        Ok(Self {
            pem: format!("{}\n{}", chain.trim_end(), key),
            from,
            to,
        })
    }

    /// Replaces the stored certificate.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn store(&self, folder: &Path, host: &str) -> Result<()> {
        disk::replace(&path(folder, host), self.pem.as_bytes(), disk::PRIVATE)
    }
}

/// Path of a host's certificate.
pub fn path(folder: &Path, host: &str) -> PathBuf {
    folder.join(format!("{host}.pem"))
}

/// The CA's identifier of a stored certificate. Source: RFC 9773 §4.1.
///
/// # Errors
/// There is none, or it does not name its issuer.
pub fn identifier(folder: &Path, host: &str) -> Result<CertificateIdentifier<'static>> {
    let leaf = CertificateDer::from_pem_file(path(folder, host)).context("the stored certificate cannot be read")?;
    let (_, leaf) = X509Certificate::from_der(&leaf).context("the stored certificate cannot be read")?;
    let authority = leaf
        .iter_extensions()
        .find_map(|extension| match extension.parsed_extension() {
            ParsedExtension::AuthorityKeyIdentifier(authority) => authority.key_identifier.as_ref(),
            _ => None,
        });
    let authority = authority.context("the certificate does not say who issued it")?;
    Ok(CertificateIdentifier::new(Der::from_slice(authority.0), Der::from_slice(leaf.raw_serial())).into_owned())
}

fn names<'a>(leaf: &'a X509Certificate<'a>) -> impl Iterator<Item = &'a str> {
    let names = leaf.subject_alternative_name().ok().flatten();
    let names = names.into_iter().flat_map(|names| &names.value.general_names);
    names.filter_map(|name| match name {
        GeneralName::DNSName(name) => Some(*name),
        _ => None,
    })
}

fn life(leaf: &X509Certificate<'_>) -> Result<(DateTime<Utc>, DateTime<Utc>)> {
    let moment = |seconds| DateTime::from_timestamp(seconds, 0);
    let validity = leaf.validity();
    match (
        moment(validity.not_before.timestamp()),
        moment(validity.not_after.timestamp()),
    ) {
        (Some(from), Some(to)) if from < to => Ok((from, to)),
        _ => bail!("the certificate has no life"),
    }
}
