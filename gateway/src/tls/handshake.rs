//! One TLS handshake: the SNI name first, then its certificate, all before a deadline.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use rustls::server::Acceptor;
use rustls::{HandshakeKind, ProtocolVersion, ServerConnection};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::LazyConfigAcceptor;
use tokio_rustls::server::TlsStream;

use super::metrics::TlsMetrics;
use super::store::{CertificateStore, NoCertificate};

/// The fatal alert `unrecognized_name` as a complete record. Source: RFC 8446 §5.1, §6; RFC 6066 §3.
const UNRECOGNIZED_NAME: [u8; 7] = [21, 3, 3, 0, 2, 2, 112];

/// What a completed handshake negotiated.
#[derive(Debug)]
pub struct Agreed {
    /// The name the client requested, in lower case.
    pub name: String,
    /// Whether HTTP/2 was negotiated.
    pub h2: bool,
    /// `TLSv1.3` or `TLSv1.2`.
    pub version: &'static str,
    /// The cipher suite's name.
    pub cipher: &'static str,
}

/// Performs handshakes.
pub struct Handshakes {
    store: Arc<CertificateStore>,
    deadline: Duration,
    metrics: TlsMetrics,
}

impl Handshakes {
    /// Handshakes with this deadline.
    pub(super) fn new(store: Arc<CertificateStore>, deadline: Duration, metrics: TlsMetrics) -> Self {
        Self {
            store,
            deadline,
            metrics,
        }
    }

    /// Performs a handshake; `None` when the client was refused, closed the connection or took too long, which has been
    /// counted and logged.
    pub async fn shake(&self, socket: TcpStream) -> Option<(TlsStream<TcpStream>, Agreed)> {
        match timeout(self.deadline, self.try_shake(socket)).await {
            Ok(Ok((stream, agreed, resumed))) => {
                self.metrics.shaken(agreed.version, resumed);
                Some((stream, agreed))
            }
            Ok(Err(refused)) => {
                self.metrics.refused(refused.label());
                None
            }
            Err(_) => {
                self.metrics.refused("timeout");
                None
            }
        }
    }

    async fn try_shake(&self, socket: TcpStream) -> Result<(TlsStream<TcpStream>, Agreed, bool), Refused> {
        let mut start = LazyConfigAcceptor::new(Acceptor::default(), socket).await?;
        let name = start
            .client_hello()
            .server_name()
            .unwrap_or_default()
            .to_ascii_lowercase();
        let config = match self.store.config_for(&name).await {
            Ok(config) => config,
            Err(reason) => {
                // No certificate is shown: a client that requests an unknown host learns nothing about known ones.
                start.io.write_all(&UNRECOGNIZED_NAME).await?;
                start.io.shutdown().await?;
                return Err(Refused::Name(reason));
            }
        };
        let stream = start.into_stream(config).await?;
        let (agreed, resumed) = agreed(stream.get_ref().1, name);
        Ok((stream, agreed, resumed))
    }
}

enum Refused {
    Name(NoCertificate),
    Failed,
}

impl Refused {
    const fn label(&self) -> &'static str {
        match self {
            Self::Name(NoCertificate::Unknown) => "unknown_host",
            Self::Name(NoCertificate::Broken) => "no_certificate",
            Self::Failed => "failed",
        }
    }
}

impl From<io::Error> for Refused {
    fn from(error: io::Error) -> Self {
        tracing::debug!(%error, "a handshake failed");
        Self::Failed
    }
}

fn agreed(session: &ServerConnection, name: String) -> (Agreed, bool) {
    let agreed = Agreed {
        name,
        h2: session.alpn_protocol() == Some(b"h2"),
        version: match session.protocol_version() {
            Some(ProtocolVersion::TLSv1_3) => "TLSv1.3",
            _ => "TLSv1.2",
        },
        cipher: session
            .negotiated_cipher_suite()
            .and_then(|suite| suite.suite().as_str())
            .unwrap_or("unknown"),
    };
    (agreed, session.handshake_kind() == Some(HandshakeKind::Resumed))
}
