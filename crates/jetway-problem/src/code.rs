//! The catalogue of error codes.

use serde::{Serialize, Serializer};

/// Whether the same request may succeed when retried unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Again {
    Maybe,
    Never,
}

macro_rules! codes {
    ($($name:ident = $code:literal, $status:literal, $title:literal, $again:ident;)*) => {
        /// Why a request was refused. The code is stable; it determines status and title.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum ErrorCode {
            $(#[doc = concat!("`", $code, "`: ", $title)] $name,)*
        }

        impl ErrorCode {
            /// All codes, by area.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// Such as `wallet.insufficient`.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            /// The HTTP status of the response.
            #[must_use]
            pub const fn status(self) -> u16 {
                match self { $(Self::$name => $status,)* }
            }

            /// One short sentence, safe to show.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $(Self::$name => $title,)* }
            }

            /// Whether the same request may succeed when retried unchanged.
            #[must_use]
            pub const fn retryable(self) -> bool {
                match self { $(Self::$name => matches!(Again::$again, Again::Maybe),)* }
            }
        }
    };
}

codes! {
    RequestInvalid = "request.invalid", 422, "Some fields are not valid", Never;
    RequestUnreadable = "request.unreadable", 400, "The request cannot be read", Never;
    RequestTooLarge = "request.too_large", 413, "The request is too large", Never;
    RequestMediaType = "request.media_type", 415, "Send the body as application/json", Never;
    HeadersTooLarge = "request.headers_too_large", 431, "The request has too many or too large headers", Never;
    RequestTimeout = "request.timeout", 408, "The request took too long to arrive", Maybe;
    RequestNotFound = "request.not_found", 404, "Not found", Never;
    RequestMethodNotAllowed = "request.method_not_allowed", 405, "Method not allowed", Never;
    RequestIdempotencyMismatch = "request.idempotency_mismatch", 422, "This key was used for another request", Never;
    RequestInProgress = "request.in_progress", 409, "The same request is still being processed", Maybe;
    RequestRateLimited = "request.rate_limited", 429, "Too many requests", Maybe;
    SessionRequired = "session.required", 401, "Sign in first", Never;
    SessionExpired = "session.expired", 401, "The session has ended", Never;
    SessionEnded = "session.ended", 401, "The session was ended elsewhere", Never;
    SessionWrongTenant = "session.wrong_tenant", 401, "The session belongs to another portal", Never;
    SessionUnfinished = "session.unfinished", 403, "Verify your phone number first", Never;
    OperatorRefused = "operator.refused", 401, "The e-mail, password or code is not correct", Never;
    OperatorInvitationOver = "operator.invitation_over", 410, "The invitation is used or over", Never;
    OperatorNameTaken = "operator.name_taken", 409, "Another operator has this name", Never;
    DocumentsNoSkipLeft = "documents.no_skip_left", 409, "This can no longer be postponed", Never;
    AccessDenied = "access.denied", 403, "Your role does not allow this", Never;
    FileNotFound = "file.not_found", 404, "File not found", Never;
    StaffNotYours = "staff.not_yours", 403, "You may not change this person", Never;
    RecordNotFound = "record.not_found", 404, "Entry not found", Never;
    RecordChanged = "record.changed", 409, "Another user has changed this in the meantime", Never;
    EdgeUnknownHost = "edge.unknown_host", 421, "Unknown host", Never;
    EdgeMisdirected = "edge.misdirected", 421, "This connection belongs to another address", Maybe;
    EdgeUnsigned = "edge.unsigned", 403, "The request did not come through the gateway", Never;
    EdgeUpgradeRefused = "edge.upgrade_refused", 400, "The connection cannot be used for anything else here", Never;
    EdgeForeignOrigin = "edge.foreign_origin", 403, "Pages of other sites may not connect here", Never;
    EdgeTargetTooLong = "edge.target_too_long", 414, "The address is too long", Never;
    EdgeMethodUnknown = "edge.method_unknown", 501, "This method is not known here", Never;
    EdgeCodedBody = "edge.coded_body", 415, "Send the body uncompressed", Never;
    EdgeRateLimited = "edge.rate_limited", 429, "Too many requests", Maybe;
    EdgeOverloaded = "edge.overloaded", 503, "The service is busy", Maybe;
    EdgeUpstreamDown = "edge.upstream_down", 503, "The service is being restarted", Maybe;
    EdgeUpstreamBroken = "edge.upstream_broken", 502, "The service closed the connection before it answered", Maybe;
    EdgeUpstreamTimeout = "edge.upstream_timeout", 504, "The service takes too long to answer", Maybe;
    EdgeNotKept = "edge.not_kept", 504, "No cached answer is available", Maybe;
    TenantSuspended = "tenant.suspended", 403, "The portal is closed", Never;
    TenantMaintenance = "tenant.maintenance", 503, "The portal is under maintenance", Maybe;
    RegistrationNoDraft = "registration.no_draft", 410, "Your application draft has expired", Never;
    RegistrationCaptcha = "registration.captcha", 422, "The human check was not passed", Never;
    RegistrationCodeWrong = "registration.code_wrong", 422, "The code is not correct", Never;
    RegistrationCodeDead = "registration.code_dead", 410, "The code is no longer valid", Never;
    RegistrationCodeTooSoon = "registration.code_too_soon", 429, "The last code was sent a moment ago", Maybe;
    RegistrationTooManyCodes = "registration.too_many_codes", 429, "Too many codes were requested", Never;
    RegistrationTooManyGuesses = "registration.too_many_guesses", 429, "Too many wrong codes were entered", Never;
    ApplicationWrongState = "application.wrong_state", 409, "The application does not allow this now", Never;
    ApplicationEmailTaken = "application.email_taken", 409, "The e-mail address already has an account", Never;
    SearchExpired = "search.expired", 410, "The search has expired", Never;
    HotelSearchExpired = "hotel.search_expired", 404, "The hotel search has expired", Never;
    HotelNotFound = "hotel.not_found", 404, "Hotel not found in this search", Never;
    SearchNotFound = "search.not_found", 404, "Search not found", Never;
    PriceSessionExpired = "price.session_expired", 410, "The price has expired", Never;
    PriceSessionNotFound = "price.session_not_found", 404, "Price not found", Never;
    PriceNotSold = "price.not_sold", 409, "Enter the travellers first", Never;
    OfferSoldOut = "offer.sold_out", 409, "The seats are no longer available", Never;
    OfferPriceChanged = "offer.price_changed", 409, "The price has changed", Never;
    ExtraUnavailable = "extra.unavailable", 409, "A chosen seat or service is no longer available", Never;
    ExtraPriceChanged = "extra.price_changed", 409, "The price of the chosen services has changed", Never;
    TravellerNotFound = "traveller.not_found", 404, "Traveller not found", Never;
    TravellerDuplicate = "traveller.duplicate", 409, "The traveller is already saved", Never;
    ImportSourceNotFound = "import.source_not_found", 404, "This source takes no records", Never;
    ImportRecordNotFound = "import.record_not_found", 404, "The source has no such record", Never;
    ImportBlocked = "import.blocked", 409, "The record cannot be imported", Never;
    ImportClaimed = "import.claimed", 409, "The record was imported already", Never;
    HotelSessionExpired = "hotel.session_expired", 410, "The checked price has expired", Never;
    HotelPriceChanged = "hotel.price_changed", 409, "The price has changed", Never;
    HotelSoldOut = "hotel.sold_out", 409, "No room is left at this price", Never;
    HotelQuoteExpired = "hotel.quote_expired", 409, "The cancellation fee has changed", Never;
    HotelRefused = "hotel.refused", 409, "The hotel refused", Never;
    VisaProductNotFound = "visa.product_not_found", 404, "This visa is not sold", Never;
    VisaCutoffPassed = "visa.cutoff_passed", 409, "It is too late to apply for this day of travel", Never;
    VisaPriceChanged = "visa.price_changed", 409, "The price has changed", Never;
    VisaQuoteExpired = "visa.quote_expired", 409, "The cancellation fee has changed", Never;
    VisaEmbassyUnavailable = "visa.embassy_unavailable", 502, "The embassy does not take applications at the moment", Maybe;
    HotelOutcomeUnknown = "hotel.outcome_unknown", 409, "The hotel has not answered yet", Never;
    OrderNotFound = "order.not_found", 404, "Order not found", Never;
    OrderWrongState = "order.wrong_state", 409, "The order does not allow this now", Never;
    OrderLimitFixed = "order.limit_fixed", 409, "The time limit of this order cannot be extended", Never;
    OrderAmountMismatch = "order.amount_mismatch", 409, "The amount is out of date", Never;
    OrderOutcomeUnknown = "order.outcome_unknown", 409, "The airline has not confirmed yet", Never;
    OrderSupplierRefused = "order.supplier_refused", 409, "The airline refused", Never;
    OrderPartNotAllowed = "order.part_not_allowed", 409, "This order must be paid in full", Never;
    OrderChildrenAlone = "order.children_alone", 409, "Children travel without an adult", Never;
    OrderNothingDue = "order.nothing_due", 409, "Nothing is due for this order", Never;
    AfterSaleNotFound = "after_sale.not_found", 404, "Request not found", Never;
    AfterSaleOpen = "after_sale.open", 409, "Another request for this order is open", Never;
    AfterSaleWrongState = "after_sale.wrong_state", 409, "The request does not allow this now", Never;
    AfterSaleQuoteChanged = "after_sale.quote_changed", 409, "Another quote is valid now", Never;
    AfterSaleQuoteExpired = "after_sale.quote_expired", 409, "The quote has expired", Never;
    AfterSalePartDue = "after_sale.part_due", 409, "Pay the amount due first", Never;
    AfterSaleSameOperator = "after_sale.same_operator", 403, "Another operator must say that it is done", Never;
    VoidNotOffered = "void.not_offered", 409, "The airline does not void these tickets", Never;
    VoidWindowClosed = "void.window_closed", 409, "The time to void has passed", Never;
    TicketNotOpen = "ticket.not_open", 409, "A ticket is not open any more", Never;
    RefundSegmentFlown = "refund.segment_flown", 409, "These flights have left", Never;
    RefundPartNotAllowed = "refund.part_not_allowed", 409, "These flights cannot be refunded alone", Never;
    RefundInfantAlone = "refund.infant_alone", 409, "An infant would travel without an adult", Never;
    ExchangeSegmentFlown = "exchange.segment_flown", 409, "A flight of this order has left", Never;
    ExchangeNotAllowed = "exchange.not_allowed", 409, "The fare does not allow changes", Never;
    ExchangeNotOffered = "exchange.not_offered", 409, "The airline does not exchange these tickets here", Never;
    ExchangePartOfParty = "exchange.part_of_party", 409, "The tickets of a party are exchanged together", Never;
    ExchangeExtrasBooked = "exchange.extras_booked", 409, "Services are booked with these flights", Never;
    ExchangeBegun = "exchange.begun", 409, "A part of these tickets was refunded", Never;
    ExchangeOutOfBounds = "exchange.out_of_bounds", 409, "The flights cannot be moved to that day", Never;
    ExchangeUnchanged = "exchange.unchanged", 409, "No day is changed", Never;
    ExchangeByHand = "exchange.by_hand", 409, "Operations quote this exchange", Never;
    ExchangeOfferGone = "exchange.offer_gone", 409, "These flights are not offered any more", Never;
    FaresLotGone = "fares.lot_gone", 404, "This fare is not on sale any more", Never;
    FaresNotEnoughSeats = "fares.not_enough_seats", 409, "Fewer seats are free", Never;
    FaresPriceChanged = "fares.price_changed", 409, "The price has changed", Never;
    FaresQuoteExpired = "fares.quote_expired", 409, "The penalty has changed", Never;
    FaresDeadlinePassed = "fares.deadline_passed", 409, "The deadline has passed", Never;
    FaresSeatsInUse = "fares.seats_in_use", 409, "Orders have more seats than would remain", Never;
    FaresAlreadyImported = "fares.already_imported", 409, "This file is imported already", Never;
    FaresWrongState = "fares.wrong_state", 409, "The fare does not allow this now", Never;
    FaresRequestClosed = "fares.request_closed", 409, "The request does not allow this now", Never;
    FaresRequestExpired = "fares.request_expired", 409, "The quote or the request has expired", Never;
    HolidaysPackageGone = "holidays.package_gone", 404, "This package is not offered any more", Never;
    HolidaysRequestOpen = "holidays.request_open", 409, "You have asked for this package and day already", Never;
    HolidaysRequestClosed = "holidays.request_closed", 409, "The request does not allow this now", Never;
    HolidaysRequestExpired = "holidays.request_expired", 409, "The quotation or the request has expired", Never;
    HolidaysNoPlaces = "holidays.no_places", 409, "Fewer places are free on that day", Never;
    HolidaysQuoteExpired = "holidays.quote_expired", 409, "What cancelling costs has changed", Never;
    HolidaysDeadlinePassed = "holidays.deadline_passed", 409, "The deadline has passed", Never;
    HolidaysWrongState = "holidays.wrong_state", 409, "The package does not allow this now", Never;
    OrderNotesFull = "order.notes_full", 409, "This order has the maximum number of notes", Never;
    OrderNoteNotYours = "order.note_not_yours", 403, "Another user wrote this note", Never;
    PaymentNotFound = "payment.not_found", 404, "Payment not found", Never;
    PaymentNotOffered = "payment.not_offered", 409, "Online payments are not available here", Never;
    PaymentProviderDown = "payment.provider_down", 502, "The payment provider cannot be reached", Maybe;
    PaymentCallbackForged = "payment.callback_forged", 403, "The call does not come from the payment provider", Never;
    DepositNotFound = "deposit.not_found", 404, "Deposit not found", Never;
    DepositWrongState = "deposit.wrong_state", 409, "The deposit does not allow this now", Never;
    DepositDuplicate = "deposit.duplicate", 409, "This payment was declared before", Never;
    DepositMethodClosed = "deposit.method_closed", 409, "This method is not available", Never;
    DepositAmountMismatch = "deposit.amount_mismatch", 409, "The amount is out of date", Never;
    DepositSameOperator = "deposit.same_operator", 403, "Another operator must approve", Never;
    AgencyWrongState = "agency.wrong_state", 409, "The agency does not allow this now", Never;
    WalletChangeWrongState = "wallet_change.wrong_state", 409, "The change does not allow this now", Never;
    WalletChangeSameOperator = "wallet_change.same_operator", 403, "Another operator must approve", Never;
    WalletChangeOutOfDate = "wallet_change.out_of_date", 409, "The credit limit has changed since", Never;
    WalletChangeOpen = "wallet_change.open", 409, "Another change of the limit waits", Never;
    WalletInsufficient = "wallet.insufficient", 409, "Insufficient balance", Never;
    WalletBlocked = "wallet.blocked", 403, "The wallet is blocked", Never;
    WalletOverdue = "wallet.overdue", 409, "An overdue amount must be paid first", Never;
    ReviewGiven = "review.given", 409, "You have already given a review", Never;
    SupplierDown = "supplier.down", 502, "The supplier cannot be reached", Maybe;
    SupplierTimeout = "supplier.timeout", 504, "The supplier did not answer in time", Maybe;
    ServerUnavailable = "server.unavailable", 503, "The service is busy", Maybe;
    ServerError = "server.error", 500, "Something went wrong on our side", Never;
}

impl Serialize for ErrorCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// A code as published in `contracts/problems.json`.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct CatalogueEntry {
    code: ErrorCode,
    status: u16,
    title: &'static str,
    retryable: bool,
}

/// The catalogue of all codes.
#[must_use]
pub fn catalogue() -> Vec<CatalogueEntry> {
    let entry = |code: &ErrorCode| CatalogueEntry {
        code: *code,
        status: code.status(),
        title: code.title(),
        retryable: code.retryable(),
    };
    ErrorCode::ALL.iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::ErrorCode;

    #[test]
    fn every_code_is_distinct_and_is_an_error() {
        let codes: BTreeSet<_> = ErrorCode::ALL.iter().map(|code| code.as_str()).collect();
        assert_eq!(codes.len(), ErrorCode::ALL.len());
        assert!(ErrorCode::ALL.iter().all(|code| (400..600).contains(&code.status())));
    }

    #[test]
    fn a_decision_about_money_is_never_called_retryable() {
        for code in [
            ErrorCode::WalletInsufficient,
            ErrorCode::OrderOutcomeUnknown,
            ErrorCode::OfferPriceChanged,
        ] {
            assert!(!code.retryable(), "{}", code.as_str());
        }
    }
}
