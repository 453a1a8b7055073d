//! TLS towards the backend: the trusted authority and the gateway's client certificate.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use pingora::protocols::tls::CaType;
use pingora::upstreams::peer::HttpPeer;
use pingora::utils::tls::{CertKey, WrappedX509, parse_x509};
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use x509_parser::prelude::{FromDer, X509Certificate};

use crate::config::UpstreamTls;

/// The TLS settings for connections to nodes.
pub struct ClientOptions {
    name: String,
    ca: Arc<CaType>,
    identity: Option<Arc<CertKey>>,
    connector: TlsConnector,
    proves: ServerName<'static>,
}

impl ClientOptions {
    /// Reads the files; `None` when TLS to nodes is disabled.
    ///
    /// # Errors
    /// When a setting is missing or a file is unusable; the message names the key.
    pub fn open(rules: &UpstreamTls) -> Result<Option<Self>> {
        if !rules.is_on() {
            return Ok(None);
        }
        // Without a name the framework would not verify the certificate.
        ensure!(
            !rules.server_name.is_empty(),
            "upstream_tls.server_name is empty: write the name the backend's certificate covers"
        );
        let ca = certificates(&rules.ca_file)
            .with_context(|| format!("upstream_tls.ca_file: {}", rules.ca_file.display()))?;
        let connector = connector(&ca, rules)?;
        let ca: Vec<WrappedX509> = ca.into_iter().map(|der| WrappedX509::new(der, parse_x509)).collect();
        let both = (rules.cert_file.as_os_str(), rules.key_file.as_os_str());
        ensure!(
            both.0.is_empty() == both.1.is_empty(),
            "upstream_tls.cert_file and upstream_tls.key_file belong together: write both or neither"
        );
        let identity = (!both.0.is_empty()).then(|| identity(rules)).transpose()?;
        Ok(Some(Self {
            name: rules.server_name.clone(),
            ca: ca.into(),
            identity,
            connector,
            proves: ServerName::try_from(rules.server_name.clone())
                .context("upstream_tls.server_name is not a host name")?,
        }))
    }

    /// The name the node's certificate must have.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Performs a TLS handshake with the same verification as requests.
    ///
    /// # Errors
    /// When either side's certificate is refused.
    pub async fn shake<S: AsyncRead + AsyncWrite + Unpin>(&self, stream: S) -> io::Result<TlsStream<S>> {
        self.connector.connect(self.proves.clone(), stream).await
    }

    /// Trusts only the configured authority, and presents the client certificate.
    pub fn apply(&self, peer: &mut HttpPeer) {
        peer.options.ca = Some(Arc::clone(&self.ca));
        peer.client_cert_key = self.identity.as_ref().map(Arc::clone);
    }
}

/// For health checks, which do not use the framework's connections.
fn connector(ca: &[Vec<u8>], rules: &UpstreamTls) -> Result<TlsConnector> {
    let mut roots = RootCertStore::empty();
    for certificate in ca {
        roots
            .add(CertificateDer::from(certificate.as_slice()))
            .context("upstream_tls.ca_file")?;
    }
    let config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_safe_default_protocol_versions()
        .context("TLS versions")?
        .with_root_certificates(roots);
    let config = if rules.cert_file.as_os_str().is_empty() {
        config.with_no_client_auth()
    } else {
        let chain = CertificateDer::pem_file_iter(&rules.cert_file)
            .and_then(Iterator::collect)
            .with_context(|| format!("upstream_tls.cert_file: {}", rules.cert_file.display()))?;
        let key = PrivateKeyDer::from_pem_file(&rules.key_file)
            .with_context(|| format!("upstream_tls.key_file: {}", rules.key_file.display()))?;
        config
            .with_client_auth_cert(chain, key)
            .context("upstream_tls.key_file does not belong to upstream_tls.cert_file")?
    };
    Ok(TlsConnector::from(Arc::new(config)))
}

fn identity(rules: &UpstreamTls) -> Result<Arc<CertKey>> {
    let chain = certificates(&rules.cert_file)
        .with_context(|| format!("upstream_tls.cert_file: {}", rules.cert_file.display()))?;
    let key = PrivateKeyDer::from_pem_file(&rules.key_file).with_context(|| {
        format!(
            "upstream_tls.key_file: {} holds no private key",
            rules.key_file.display()
        )
    })?;
    Ok(Arc::new(CertKey::new(chain, key.secret_der().to_vec())))
}

/// At least one certificate, each readable: the framework would abort the process on an unreadable one.
fn certificates(file: &Path) -> Result<Vec<Vec<u8>>> {
    let text = fs::read(file).context("cannot be read")?;
    let found = CertificateDer::pem_slice_iter(&text)
        .collect::<Result<Vec<_>, _>>()
        .context("is not PEM")?;
    ensure!(!found.is_empty(), "holds no certificate");
    for certificate in &found {
        X509Certificate::from_der(certificate).context("holds a certificate that cannot be read")?;
    }
    Ok(found.into_iter().map(|certificate| certificate.to_vec()).collect())
}
