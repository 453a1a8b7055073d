//! TLS of the API listener for a gateway on another machine. Clients need a certificate of the configured authority.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use axum::serve::Listener;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::WebPkiClientVerifier;
use rustls::{RootCertStore, ServerConfig};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::config::TlsConfig;

const HANDSHAKE: Duration = Duration::from_secs(5);
/// Completed handshakes that may wait to be served.
const WAITING: usize = 64;
/// Pause after a failed accept, such as when file descriptors run out; retrying at once would only use CPU.
const PAUSE: Duration = Duration::from_millis(200);

/// A listener of connections whose handshake is complete.
pub struct TlsListener {
    address: SocketAddr,
    ready: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
}

impl TlsListener {
    /// Accept connections and perform each handshake on its own task.
    ///
    /// # Errors
    /// If a file cannot be used; the message names its setting.
    pub fn new(listener: TcpListener, config: &TlsConfig) -> Result<Self> {
        let acceptor = TlsAcceptor::from(Arc::new(server(config)?));
        let (sender, ready) = mpsc::channel(WAITING);
        let address = listener.local_addr()?;
        tokio::spawn(accept(listener, acceptor, sender));
        Ok(Self { address, ready })
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.ready.recv().await {
            Some(connection) => connection,
            // The accepting task lives as long as this listener.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}

async fn accept(listener: TcpListener, acceptor: TlsAcceptor, ready: mpsc::Sender<(TlsStream<TcpStream>, SocketAddr)>) {
    loop {
        let accepted = tokio::select! {
            () = ready.closed() => return,
            accepted = listener.accept() => accepted,
        };
        let Ok((socket, peer)) = accepted else {
            sleep(PAUSE).await;
            continue;
        };
        let (acceptor, ready) = (acceptor.clone(), ready.clone());
        tokio::spawn(async move {
            let _ = socket.set_nodelay(true);
            match timeout(HANDSHAKE, acceptor.accept(socket)).await {
                // No receiver means the server is stopping.
                Ok(Ok(stream)) => drop(ready.send((stream, peer)).await),
                Ok(Err(error)) => tracing::warn!(%peer, %error, "TLS handshake failed"),
                Err(_) => tracing::warn!(%peer, "TLS handshake timed out"),
            }
        });
    }
}

fn server(config: &TlsConfig) -> Result<ServerConfig> {
    let provider = Arc::new(aws_lc_rs::default_provider());
    let mut roots = RootCertStore::empty();
    for authority in certificates(&config.client_ca_file, "tls.client_ca_file")? {
        roots.add(authority).context("tls.client_ca_file")?;
    }
    let verifier = WebPkiClientVerifier::builder_with_provider(Arc::new(roots), Arc::clone(&provider))
        .build()
        .context("tls.client_ca_file")?;
    let chain = certificates(&config.cert_file, "tls.cert_file")?;
    let key = PrivateKeyDer::from_pem_file(&config.key_file)
        .with_context(|| format!("tls.key_file: {} holds no private key", config.key_file.display()))?;
    let mut server = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .context("TLS versions")?
        .with_client_cert_verifier(verifier)
        .with_single_cert(chain, key)
        .context("tls.key_file does not belong to tls.cert_file")?;
    server.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(server)
}

fn certificates(file: &Path, key: &str) -> Result<Vec<CertificateDer<'static>>> {
    CertificateDer::pem_file_iter(file)
        .and_then(Iterator::collect)
        .with_context(|| format!("{key}: {} holds no certificates", file.display()))
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::routing::get;
    use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
    use rustls::ClientConfig;
    use rustls::pki_types::ServerName;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio_rustls::TlsConnector;

    use super::*;

    /// An authority and a certificate it signed: chain and key as PEM.
    struct Authority(Issuer<'static, KeyPair>, String);

    impl Authority {
        fn new() -> Self {
            let mut params = CertificateParams::new(Vec::new()).unwrap();
            params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
            let key = KeyPair::generate().unwrap();
            let pem = params.self_signed(&key).unwrap().pem();
            Self(Issuer::new(params, key), pem)
        }

        fn issue(&self, name: &str) -> (String, String) {
            let key = KeyPair::generate().unwrap();
            let params = CertificateParams::new(vec![name.to_owned()]).unwrap();
            (params.signed_by(&key, &self.0).unwrap().pem(), key.serialize_pem())
        }
    }

    /// What a client with this certificate receives.
    async fn call(
        address: SocketAddr,
        roots: &RootCertStore,
        identity: Option<(String, String)>,
    ) -> io::Result<String> {
        let builder = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots.clone());
        let config = match identity {
            None => builder.with_no_client_auth(),
            Some((chain, key)) => builder
                .with_client_auth_cert(
                    vec![CertificateDer::from_pem_slice(chain.as_bytes()).unwrap()],
                    PrivateKeyDer::from_pem_slice(key.as_bytes()).unwrap(),
                )
                .unwrap(),
        };
        let socket = TcpStream::connect(address).await?;
        let name = ServerName::try_from("backend.internal").unwrap();
        let mut stream = TlsConnector::from(Arc::new(config)).connect(name, socket).await?;
        stream
            .write_all(b"GET / HTTP/1.1\r\nHost: backend.internal\r\nConnection: close\r\n\r\n")
            .await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer)
    }

    #[tokio::test]
    async fn only_a_caller_with_a_certificate_of_our_authority_is_answered() {
        let (ours, other) = (Authority::new(), Authority::new());
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let file = folder.path().join(name);
            std::fs::write(&file, text).unwrap();
            file
        };
        let (chain, key) = ours.issue("backend.internal");
        let config = TlsConfig {
            cert_file: write("cert.pem", &chain),
            key_file: write("key.pem", &key),
            client_ca_file: write("ca.pem", &ours.1),
        };
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let listener = TlsListener::new(socket, &config).unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().route("/", get(|| async { "served" }));
        tokio::spawn(async move { axum::serve(listener, router).await });

        let mut roots = RootCertStore::empty();
        roots
            .add(CertificateDer::from_pem_slice(ours.1.as_bytes()).unwrap())
            .unwrap();
        let gateway = call(address, &roots, Some(ours.issue("gateway.internal")))
            .await
            .unwrap();
        assert!(
            gateway.starts_with("HTTP/1.1 200") && gateway.ends_with("served"),
            "{gateway}"
        );
        assert!(call(address, &roots, None).await.is_err(), "no certificate");
        let stranger = call(address, &roots, Some(other.issue("gateway.internal"))).await;
        assert!(stranger.is_err(), "another authority's");
    }
}
