//! From a search to a ticket.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{Answer, Session, eventually};

pub const SEARCH: &str = "/api/search/v1/AirSearch";
pub const PRICE: &str = "/api/price/v2/AirPrice";
pub const SELL: &str = "/api/order/v1/Sell/AirSell";
pub const BOOK: &str = "/api/order/v1/Book/AirBook";
pub const BALANCE: &str = "/api/payment/v1/passbook/mybalance";
pub const PASSBOOK: &str = "/api/payment/v1/passbook/load";
pub const BOOKINGS: &str = "/api/customer/v1/MyBooking/GetBookings";
pub const BOOKING_CHOICES: &str = "/api/customer/v1/MyBooking/GetBookingChoices";

/// A text of a JSON value.
#[track_caller]
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// A decimal text in hundredths.
pub fn hundredths(value: &Value) -> i64 {
    text(value).replace('.', "").parse().expect("a decimal")
}

/// The amount of a money text such as `AED 12.50`, in hundredths.
pub fn minor(money: &Value) -> i64 {
    let text = text(money);
    let amount = text.split(' ').nth(1).unwrap_or_default();
    hundredths(&json!(amount))
}

/// An order on hold.
#[derive(Debug, Clone)]
pub struct Held {
    pub reference: String,
    /// The customer total.
    pub amount: String,
}

impl Session<'_> {
    /// Two adults and a child, DXB to DAC and back, when every supplier has answered.
    pub fn search(&self) -> Value {
        self.search_in(60)
    }

    /// The same, departing that many days from now.
    pub fn search_in(&self, days: i64) -> Value {
        let out = self.api.now() + TimeDelta::days(days);
        let back = out + TimeDelta::days(10);
        let segment = json!({ "id": 1, "origin": "DXB", "destination": "DAC",
            "departureDate": out.date_naive(), "returnDate": back.date_naive() });
        let body = json!({ "tripType": 2, "travelClass": "E", "fareType": "1", "segments": [segment],
            "adultCount": 2, "childCount": 1, "childAges": [7], "infantCount": 0 });
        let started = self.post(SEARCH, &body).ok();
        let target = format!("/api/search/v1/GetAirSearch?requestId={}", text(&started["requestId"]));
        eventually("the search is complete", || {
            let found = self.post(&target, &Value::Null).ok();
            (found["resultCompleted"] == true).then_some(found)
        })
    }

    /// Price one flight of a search.
    pub fn price(&self, found: &Value, flight: &Value) -> Value {
        self.try_price(found, flight).ok()
    }

    /// Price one flight that may be sold out.
    pub fn try_price(&self, found: &Value, flight: &Value) -> Answer {
        let body = json!({ "requestId": found["requestId"], "itineraryIds": [flight["itineraryId"]] });
        self.post(PRICE, &body)
    }

    /// The price of a flight that can be held.
    pub fn price_holdable(&self) -> Value {
        let found = self.search();
        self.price(&found, &holdable(&found))
    }

    pub fn sell(&self, session: &Value) -> Answer {
        self.post(SELL, &travellers(self, session))
    }

    /// Price, enter the travellers, hold.
    pub fn hold(&self) -> Held {
        self.hold_nth(0)
    }

    /// Hold the nth flight, from 0; a flight has few seats at one price.
    pub fn hold_nth(&self, nth: usize) -> Held {
        let found = self.search();
        self.hold_priced(&self.price(&found, &holdables(&found)[nth]))
    }

    /// Enter the travellers for a price and hold it.
    pub fn hold_priced(&self, priced: &Value) -> Held {
        self.hold_party(&travellers(self, &priced["priceSessionId"]))
    }

    /// Enter these travellers, as AirSell takes them, and hold their seats.
    pub fn hold_party(&self, party: &Value) -> Held {
        let sold = self.post(SELL, party).ok();
        assert_eq!(sold["bookable"], true, "{sold}");
        let amount = text(&sold["current"]["customerTotal"]);
        let body = json!({ "priceSessionId": sold["priceSessionId"], "acceptedAmount": amount });
        let booked = self.post(BOOK, &body).ok();
        assert_eq!(booked["status"], "OnHold", "{booked}");
        Held {
            reference: text(&booked["orderReference"]),
            amount,
        }
    }

    /// Hold a flight whose airline may extend the time limit.
    pub fn hold_extendable(&self) -> Held {
        let held = (0..12).map(|nth| self.hold_nth(nth));
        let may = |held: &Held| {
            let order = self.order(&held.reference);
            order["actions"].as_array().expect("actions").contains(&json!("extend"))
        };
        held.into_iter().find(may).expect("a flight with a limit that moves")
    }

    pub fn ticket(&self, held: &Held) -> Answer {
        self.post(&ticket_target(&held.reference), &ticket_body(&held.amount))
    }

    /// Re-price an order with the airline.
    pub fn verify(&self, reference: &str) -> Answer {
        let target = format!("/api/order/v1/AirVerifyPrice?orderReference={reference}");
        self.post(&target, &Value::Null)
    }

    pub fn order(&self, reference: &str) -> Value {
        self.post(&order_target(reference), &Value::Null).ok()
    }

    /// What happened to an order, oldest first.
    pub fn events(&self, reference: &str) -> Vec<Value> {
        let history = self.post(&history_target(reference), &Value::Null).ok();
        history["events"].as_array().cloned().expect("events")
    }

    pub fn event_kinds(&self, reference: &str) -> Vec<String> {
        self.events(reference)
            .iter()
            .map(|event| text(&event["kind"]))
            .collect()
    }

    /// Rows of the ledger that paid for tickets.
    pub fn issues(&self) -> Vec<Value> {
        let page = self.post(PASSBOOK, &json!({ "type": "issue", "pageSize": 100 })).ok();
        page["items"].as_array().cloned().expect("rows")
    }

    pub fn balance(&self) -> Value {
        self.get(BALANCE).ok()
    }
}

pub fn ticket_target(reference: &str) -> String {
    format!("/api/order/v1/Ticket/AirTicket?orderReference={reference}")
}

pub fn ticket_body(amount: &str) -> Value {
    json!({ "acceptedAmount": amount, "fundSource": "wallet" })
}

pub fn cancel_target(reference: &str) -> String {
    format!("/api/order/v1/Cancel/AirCancel?orderReference={reference}")
}

pub fn order_target(reference: &str) -> String {
    format!("/api/order/v1/AirGetOrder?orderReference={reference}")
}

pub fn history_target(reference: &str) -> String {
    format!("/api/order/v1/GetOrderHistory?orderReference={reference}")
}

/// The first flight whose seats are held before paying.
pub fn holdable(found: &Value) -> Value {
    holdables(found).remove(0)
}

/// Every flight whose seats are held before paying.
pub fn holdables(found: &Value) -> Vec<Value> {
    let flights = found["flights"].as_array().expect("flights");
    let held = flights.iter().filter(|flight| flight["fareType"] == "OnHold");
    held.cloned().collect()
}

/// The party of the search, for AirSell.
pub fn travellers(session: &Session<'_>, price_session: &Value) -> Value {
    let now = session.api.now().date_naive();
    let expires = now + TimeDelta::days(1500);
    let child = now - TimeDelta::days(7 * 365 + 60);
    let person = |id: &str, kind: &str, title: &str, name: &str, gender: &str, birth: String, number: &str| {
        json!({ "travellerId": id, "passengerType": kind, "title": title, "givenName": name, "surname": "Rahman",
            "gender": gender, "birthOn": birth, "nationality": "BD",
            "passport": { "number": number, "issueCountry": "BD", "expiresOn": expires } })
    };
    json!({
        "priceSessionId": price_session,
        "travellers": [
            person("t1", "ADT", "Mr", "Omar", "M", "1986-03-14".to_owned(), "BX0123456"),
            person("t2", "ADT", "Mrs", "Amina", "F", "1988-07-02".to_owned(), "BX0123457"),
            person("t3", "CHD", "Mstr", "Yusuf", "M", child.to_string(), "BX0123458"),
        ],
        "contact": { "email": "omar@example.test", "phone": "500000001", "phoneCountryCode": "+971" }
    })
}
