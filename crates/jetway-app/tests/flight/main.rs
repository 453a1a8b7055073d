//! Flights from search to ticket, on both engines, over airlines that do what each test says.

mod airline;
mod approving;
mod booking;
mod cancelling;
mod classes;
mod credit;
mod crowds;
mod days;
mod depositing;
mod extending;
mod extras;
mod issuing;
mod itinerary;
mod late_tickets;
mod office;
mod papers;
mod paying;
mod pricing;
mod reading;
mod recovery;
mod rescheduling;
mod sandbox;
mod searching;
mod sharing;
mod trip;
mod verifying;
