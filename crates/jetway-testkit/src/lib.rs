//! Test servers, clocks and builders (dev-dependency only).
