//! Use cases by area and background jobs; speaks no HTTP.
