//! Problem documents and the catalogue of error codes.
