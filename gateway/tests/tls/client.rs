//! A TLS client that reports the certificate it received.

use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::aws_lc_rs;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, Error, HandshakeKind, SupportedProtocolVersion};

use super::authority::Authority;
use crate::support::http::{self, Reply};

/// A client that trusts the test authority.
#[derive(Clone)]
pub struct Client(pub Arc<ClientConfig>);

/// A finished handshake.
pub struct Shaken {
    pub stream: rustls::StreamOwned<ClientConnection, TcpStream>,
}

impl Client {
    pub fn new(authority: &Authority) -> Self {
        Self::speaking(authority, &[], rustls::ALL_VERSIONS)
    }

    pub fn speaking(authority: &Authority, alpn: &[&[u8]], versions: &[&'static SupportedProtocolVersion]) -> Self {
        let mut config = ClientConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
            .with_protocol_versions(versions)
            .expect("versions")
            .with_root_certificates(authority.roots())
            .with_no_client_auth();
        config.alpn_protocols = alpn.iter().map(|name| name.to_vec()).collect();
        Self(Arc::new(config))
    }

    pub fn without_sni(mut self) -> Self {
        Arc::make_mut(&mut self.0).enable_sni = false;
        self
    }

    /// Performs a TLS handshake.
    ///
    /// # Errors
    /// The gateway's alert, or why its certificate is invalid.
    pub fn connect(&self, address: SocketAddr, name: &str) -> Result<Shaken, Error> {
        let name = ServerName::try_from(name.to_owned()).expect("a name");
        let mut session = ClientConnection::new(Arc::clone(&self.0), name).expect("a session");
        let mut socket = TcpStream::connect(address).expect("the gateway listens");
        socket
            .set_read_timeout(Some(Duration::from_secs(120)))
            .expect("a timeout");
        while session.is_handshaking() {
            if let Err(error) = session.complete_io(&mut socket) {
                let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<Error>());
                return Err(inner.cloned().unwrap_or_else(|| Error::General(error.to_string())));
            }
        }
        Ok(Shaken {
            stream: rustls::StreamOwned::new(session, socket),
        })
    }

    /// The leaf certificate presented for this name.
    pub fn leaf(&self, address: SocketAddr, name: &str) -> Result<CertificateDer<'static>, Error> {
        self.connect(address, name).map(|shaken| shaken.leaf())
    }
}

impl Shaken {
    pub fn leaf(&self) -> CertificateDer<'static> {
        let chain = self.stream.conn.peer_certificates().expect("a chain");
        chain.first().expect("a leaf").clone().into_owned()
    }

    pub fn is_resumed(&self) -> bool {
        self.stream.conn.handshake_kind() == Some(HandshakeKind::Resumed)
    }

    pub fn alpn(&self) -> Option<&[u8]> {
        self.stream.conn.alpn_protocol()
    }

    /// Sends one request on this connection and keeps it open.
    pub fn get(&mut self, host: &str, target: &str) -> Reply {
        self.get_with(host, target, "")
    }

    /// The same with further header lines, each ending in CRLF.
    pub fn get_with(&mut self, host: &str, target: &str, headers: &str) -> Reply {
        let request = format!("GET {target} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n");
        self.stream.write_all(request.as_bytes()).expect("written");
        http::read(&mut self.stream)
    }
}
