//! Flights from search to ticket, on both engines, over airlines that do what each test says.

mod airline;
mod booking;
mod cancelling;
mod issuing;
mod office;
mod pricing;
mod reading;
mod recovery;
mod sandbox;
mod searching;
mod trip;
