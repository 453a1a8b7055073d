//! Visas: products, applicants and their applications. Source: ADR 0113.

pub mod applicant;
pub mod correction;
pub mod desk;
pub mod fees;
pub mod fields;
pub mod order;
pub mod product;
pub mod rules;
