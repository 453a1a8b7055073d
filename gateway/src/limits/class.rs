//! Classes of requests for rate limits, and priorities for overload.

use http::{HeaderMap, HeaderName};

use crate::routes::{self, Route};

const SEC_PURPOSE: HeaderName = HeaderName::from_static("sec-purpose");
const PURPOSE: HeaderName = HeaderName::from_static("purpose");

/// Calls that look up records created elsewhere.
const RECORDS: [&str; 2] = [
    "/api/order/v1/AirGetImportPNR",
    "/api/order/v1/AirGetImportPNROrderDetails",
];

/// Calls that write e-mails to addresses that the caller enters.
const EMAILS: [&str; 3] = [
    "/api/customer/v1/CompanySettings/createstaff",
    "/api/hotel/v1/Hotel/SendVoucher",
    "/api/order/v1/Itinerary/SendItinerary",
];

/// Calls that search at suppliers, whatever their names say.
const QUOTES: [&str; 2] = ["/api/fares/v1/UmrahQuote/Create", "/api/fares/v1/UmrahQuote/Reprice"];

/// Requests that share a rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// Sign-in, codes, passwords, registration, e-mails to any address: targets of guessing and of floods.
    SignIn,
    /// Starting a search, which queries suppliers.
    Search,
    /// Prices, orders, tickets, payments, wallet.
    Money,
    /// All other calls.
    Reads,
    /// Document and files served by the edge.
    Pages,
}

impl Class {
    /// Every class, by index.
    pub const ALL: [Self; 5] = [Self::SignIn, Self::Search, Self::Money, Self::Reads, Self::Pages];

    /// The class of a request.
    pub fn of(route: Route, path: &str) -> Self {
        let Route::Backend(prefix) = route else {
            return Self::Pages;
        };
        match prefix {
            "/api/auth/v1/Authentication/" | "/api/auth/v1/PhoneAuth/" => Self::SignIn,
            "/api/customer/v1/" if path.starts_with("/api/customer/v1/Registration/") => Self::SignIn,
            "/api/customer/v1/" if path == "/api/customer/v1/User/updatepassword" => Self::SignIn,
            routes::OPERATIONS => Self::of_operators(path),
            _ if EMAILS.contains(&path) => Self::SignIn,
            _ if QUOTES.contains(&path) => Self::Search,
            // Reads records at suppliers, and a locator can be guessed.
            "/api/order/v1/" if RECORDS.contains(&path) => Self::Search,
            "/api/price/v2/" | "/api/order/v1/" | "/api/payment/v1/" => Self::Money,
            prefix if prefix.starts_with("/api/postticketing/") => Self::Money,
            "/api/search/v1/"
            | "/api/hotel/v1/"
            | "/api/fares/v1/"
            | "/api/holiday/v1/"
            | "/api/visa/v1/"
            | "/bdfare-package/api/v1/" => Self::by_name(path.rsplit('/').next().unwrap_or_default()),
            _ => Self::Reads,
        }
    }

    /// Operators' decisions move orders and money; their other calls read.
    fn of_operators(path: &str) -> Self {
        let name = path.trim_start_matches(routes::OPERATIONS);
        if name == "Session/SignIn" || name.starts_with("Invitation/") {
            Self::SignIn
        } else if name.contains("/Decide") {
            Self::Money
        } else {
            Self::Reads
        }
    }

    /// Trading calls are classified by operation name; polling a search is a read.
    fn by_name(operation: &str) -> Self {
        let begins = |starts: &[&str]| starts.iter().any(|start| operation.starts_with(start));
        if begins(&["Get", "Refresh", "Load", "load"]) {
            Self::Reads
        } else if operation.contains("Search") {
            Self::Search
        } else if begins(&[
            "Add",
            "Book",
            "Hold",
            "Cancel",
            "Change",
            "Drop",
            "Pay",
            "CheckRate",
            "Create",
            "Submit",
            "Accept",
            "Decline",
            "Withdraw",
            "Send",
            "Update",
        ]) {
            Self::Money
        } else {
            Self::Reads
        }
    }

    /// Name in settings, metrics and headers.
    pub const fn label(self) -> &'static str {
        match self {
            Self::SignIn => "sign_in",
            Self::Search => "search",
            Self::Money => "money",
            Self::Reads => "reads",
            Self::Pages => "pages",
        }
    }
}

/// Priority under overload; the lowest is refused first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// Background: reports, prefetching.
    Background,
    /// Can be repeated.
    Search,
    /// A user is waiting.
    Usual,
    /// Money is involved.
    Money,
}

impl Priority {
    /// The priority of a backend call.
    pub fn of(class: Class, route: Route, headers: &HeaderMap) -> Self {
        let ahead = |name: HeaderName| {
            let value = headers.get(name).and_then(|value| value.to_str().ok());
            value.is_some_and(|value| value.contains("prefetch"))
        };
        match class {
            Class::Money => Self::Money,
            _ if route == Route::Backend("/api/report/v1/") || ahead(SEC_PURPOSE) || ahead(PURPOSE) => Self::Background,
            Class::Search => Self::Search,
            _ => Self::Usual,
        }
    }

    /// Every priority.
    pub const ALL: [Self; 4] = [Self::Background, Self::Search, Self::Usual, Self::Money];

    /// Name in metrics.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Background => "background",
            Self::Search => "search",
            Self::Usual => "usual",
            Self::Money => "money",
        }
    }
}

#[cfg(test)]
mod tests {
    use http::Method;
    use serde_json::Value;

    use super::*;
    use crate::routes::route;

    fn class(path: &str) -> Class {
        let route = route(&Method::POST, path, None).expect("a route");
        Class::of(route, path)
    }

    #[test]
    fn calls_fall_into_the_class_of_what_they_do() {
        for (path, expected) in [
            ("/api/auth/v1/Authentication/Authenticate", Class::SignIn),
            ("/api/auth/v1/PhoneAuth/VerifyCode", Class::SignIn),
            ("/api/customer/v1/Registration/Submit", Class::SignIn),
            ("/api/customer/v1/User/updatepassword", Class::SignIn),
            ("/api/customer/v1/User/GetUserContext", Class::Reads),
            ("/api/customer/v1/MyBooking/GetBookings", Class::Reads),
            ("/api/search/v1/AirSearch", Class::Search),
            ("/api/search/v1/RefreshAirSearch", Class::Reads),
            ("/api/search/v1/GetAirSearch", Class::Reads),
            ("/api/hotel/v1/SearchDestinations", Class::Search),
            ("/api/hotel/v1/Hotel/Book", Class::Money),
            ("/api/hotel/v1/Hotel/Pay", Class::Money),
            ("/api/hotel/v1/Hotel/Cancel", Class::Money),
            ("/api/hotel/v1/Hotel/GetOrder", Class::Reads),
            ("/api/hotel/v1/Hotel/SendVoucher", Class::SignIn),
            ("/api/order/v1/Itinerary/SendItinerary", Class::SignIn),
            ("/api/customer/v1/CompanySettings/createstaff", Class::SignIn),
            ("/api/fares/v1/Fare/Hold", Class::Money),
            ("/api/fares/v1/Fare/PayDeposit", Class::Money),
            ("/api/fares/v1/Fare/SubmitNames", Class::Money),
            ("/api/fares/v1/Fare/GetQueue", Class::Reads),
            ("/api/fares/v1/UmrahQuote/Create", Class::Search),
            ("/api/fares/v1/UmrahQuote/Reprice", Class::Search),
            ("/api/fares/v1/UmrahQuote/GetQueue", Class::Reads),
            ("/api/fares/v1/GroupRequest/Create", Class::Money),
            ("/api/fares/v1/GroupRequest/Accept", Class::Money),
            ("/api/fares/v1/GroupRequest/Decline", Class::Money),
            ("/api/fares/v1/GroupRequest/Withdraw", Class::Money),
            ("/api/fares/v1/GroupRequest/GetQueue", Class::Reads),
            ("/api/holiday/v1/HolidayRequest/Accept", Class::Money),
            ("/api/holiday/v1/HolidayRequest/AddMessage", Class::Money),
            ("/api/holiday/v1/HolidayRequest/GetQueue", Class::Reads),
            ("/api/holiday/v1/Holiday/PayDeposit", Class::Money),
            ("/bdfare-package/api/v1/Package/SendRequest", Class::Money),
            ("/api/price/v2/AirPrice", Class::Money),
            ("/api/order/v1/AirGetImportPNR", Class::Search),
            ("/api/order/v1/AirGetImportPNROrderDetails", Class::Search),
            ("/api/order/v1/AirCreateImportPNROrder", Class::Money),
            ("/api/order/v1/Ticket/AirTicket", Class::Money),
            ("/api/postticketing/v1/refund/request", Class::Money),
            ("/api/postticketing/v1/void/updatestatus", Class::Money),
            ("/api/payment/v1/passbook/mybalance", Class::Money),
            ("/api/report/v1/pdf/generate", Class::Reads),
            ("/api/operations/v1/Session/SignIn", Class::SignIn),
            ("/api/operations/v1/Invitation/Accept", Class::SignIn),
            ("/api/operations/v1/Order/DecideOutcome", Class::Money),
            ("/api/operations/v1/Queue/Load", Class::Reads),
        ] {
            assert_eq!(class(path), expected, "{path}");
        }
        assert_eq!(Class::of(Route::Document, "/searchpad"), Class::Pages);
    }

    /// Names of body fields that hold a secret to be guessed.
    const SECRETS: [&str; 4] = ["password", "currentPassword", "verificationCode", "captcha"];

    /// Every operation of the contract whose body holds a secret.
    fn operations_with_secrets(contract: &Value) -> Vec<String> {
        let schemas = &contract["components"]["schemas"];
        let has_secret = |operation: &Value| {
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            let name = body["$ref"].as_str().and_then(|path| path.rsplit('/').next());
            let schema = name.map_or(body, |name| &schemas[name]);
            SECRETS.iter().any(|secret| schema["properties"][*secret].is_object())
        };
        let paths = contract["paths"].as_object().into_iter().flatten();
        paths
            .filter(|(_, operations)| {
                operations
                    .as_object()
                    .into_iter()
                    .flatten()
                    .any(|(_, operation)| has_secret(operation))
            })
            .map(|(path, _)| path.clone())
            .collect()
    }

    #[test]
    fn every_operation_that_checks_a_secret_has_the_strictest_rate() {
        let read = |text: &str| -> Value { serde_json::from_str(text).expect("a contract") };
        let contract = read(include_str!("../../../contracts/openapi.json"));
        let of_operators = read(include_str!("../../../contracts/operators.json"));
        let mut operations = operations_with_secrets(&contract);
        assert!(operations.len() >= 8, "{operations:?}");
        operations.extend(operations_with_secrets(&of_operators));
        for path in operations {
            assert_eq!(class(&path), Class::SignIn, "{path}");
        }
    }

    /// Their descriptions say so.
    #[test]
    fn every_operation_that_writes_to_an_address_has_the_strictest_rate() {
        let contract: Value =
            serde_json::from_str(include_str!("../../../contracts/openapi.json")).expect("a contract");
        let mut found = 0;
        for (path, operations) in contract["paths"].as_object().expect("paths") {
            let mut summaries = operations.as_object().into_iter().flatten();
            let writes = summaries.any(|(_, operation)| {
                let summary = operation["summary"].as_str().unwrap_or_default();
                summary.starts_with("E-mail ") || summary.contains("e-mail them") || summary.starts_with("Send a code")
            });
            if writes {
                found += 1;
                assert_eq!(class(path), Class::SignIn, "{path}");
            }
        }
        assert!(found >= 6, "{found}");
    }

    #[test]
    fn money_is_never_in_the_background() {
        let mut ahead = HeaderMap::new();
        ahead.insert("sec-purpose", "prefetch;prerender".parse().expect("a value"));
        let reads = Route::Backend("/api/customer/v1/");
        assert_eq!(Priority::of(Class::Reads, reads, &ahead), Priority::Background);
        assert_eq!(Priority::of(Class::Money, reads, &ahead), Priority::Money);
        assert_eq!(Priority::of(Class::Reads, reads, &HeaderMap::new()), Priority::Usual);
        let report = Route::Backend("/api/report/v1/");
        assert_eq!(
            Priority::of(Class::Reads, report, &HeaderMap::new()),
            Priority::Background
        );
        assert!(
            Priority::Background < Priority::Search
                && Priority::Search < Priority::Usual
                && Priority::Usual < Priority::Money
        );
    }
}
