//! Enums of the contract. The fields are strings in Rust, whose values the domain writes, and enums for clients.

use utoipa::ToSchema;

macro_rules! names {
    ($($(#[doc = $doc:literal])* $set:ident { $($name:ident = $wire:literal,)* })*) => {
        $(
            $(#[doc = $doc])*
            #[derive(ToSchema)]
            #[expect(dead_code, reason = "describes the contract; the types that write the names live in the domain")]
            pub(crate) enum $set {
                $(#[doc = concat!("`", $wire, "`")] #[schema(rename = $wire)] $name,)*
            }
        )*
    };
}

names! {
    /// The documents of an application.
    ApplicationDocumentName {
        NationalIdFront = "nationalIdFront", NationalIdBack = "nationalIdBack", TradeLicense = "tradeLicense",
    }
    /// Roles of operators.
    OperatorRoleName {
        Ticketing = "ticketing", Refunds = "refunds", Finance = "finance", Visa = "visa", Holidays = "holidays",
        Kyc = "kyc", Content = "content", Support = "support", TenantAdmin = "tenantAdmin", Auditor = "auditor",
    }
    /// Kinds of work in the operators' queue.
    WorkKindName {
        OrderInDoubt = "orderInDoubt", PartPayment = "partPayment", UnaccompaniedMinors = "unaccompaniedMinors",
        Void = "void", Refund = "refund", Exchange = "exchange", Deposit = "deposit", WalletChange = "walletChange", Application = "application", Licences = "licences",
        Visa = "visa", GroupRequest = "groupRequest", HolidayRequest = "holidayRequest", HolidayOrder = "holidayOrder",
    }
    /// Desks of the operators' console.
    DeskName {
        Holidays = "holidays", Groups = "groups", AfterSale = "afterSale", Visas = "visas", Deposits = "deposits",
        Approvals = "approvals",
    }
    /// What stands in a template, in braces, for what a request has.
    TemplatePlaceholder {
        Reference = "reference", Agency = "agency", Order = "order", Lead = "lead", Package = "package",
        Destination = "destination", Group = "group", Route = "route", RecordLocator = "record locator",
        FirstDay = "first day", Amount = "amount", Deadline = "deadline",
    }
    /// How far a visa application is: of an applicant, or of an order by its worst open applicant.
    VisaOrderStatus {
        Draft = "draft", Submitted = "submitted", DocumentReview = "documentReview",
        CorrectionRequested = "correctionRequested", Resubmitted = "resubmitted", Lodged = "lodged",
        InProcess = "inProcess", BiometricsDue = "biometricsDue", Approved = "approved", Refused = "refused",
        Returned = "returned", Delivered = "delivered", Cancelled = "cancelled", Expired = "expired",
    }
    /// What operators found of a document.
    VisaDocumentStatus { Missing = "missing", Pending = "pending", Ok = "ok", Rejected = "rejected", }
    /// Parts of the visa desk's work.
    VisaDeskQueueName {
        Review = "review", Correction = "correction", Lodge = "lodge", InProcess = "inProcess", Deliver = "deliver",
        All = "all",
    }
    /// What an operator can do with an applicant.
    VisaDeskStep {
        Review = "review", Correct = "correct", Lodge = "lodge", Decide = "decide", Upload = "upload",
    }
    /// How a question of a visa's form is answered.
    VisaFieldKind { Text = "text", Date = "date", Choice = "choice", YesNo = "yesNo", Country = "country", }
    /// Whether an agency may buy.
    AgencyStandingName { Active = "active", Blocked = "blocked", }
    /// Whether a branch is in use.
    BranchStandingName { Active = "active", Closed = "closed", }
    /// Whether a user may sign in.
    StaffStandingName { Active = "active", Disabled = "disabled", }
    /// What a change of a wallet would do.
    WalletChangeKindName { Credit = "credit", Adjustment = "adjustment", }
    /// Where a change of a wallet stands.
    WalletChangeStatusName { Proposed = "proposed", Approved = "approved", Refused = "refused", }
    /// What agencies filter fare lots by.
    FareLotFeature {
        Direct = "direct", MealIncluded = "mealIncluded", Baggage30 = "baggage30", Baggage40 = "baggage40", Zamzam = "zamzam",
        NightFlight = "nightFlight", Refundable = "refundable", NameChange = "nameChange", Ziyarah = "ziyarah",
        Ramadan = "ramadan", HajjSeason = "hajjSeason",
    }
    /// What happened to a request for a group.
    GroupRequestEventName {
        Requested = "requested", Quoted = "quoted", Reminded = "reminded", Accepted = "accepted", Declined = "declined",
        Refused = "refused", Expired = "expired", Withdrawn = "withdrawn",
    }
    /// What happened to a request for a tour package.
    HolidayRequestEventName {
        Submitted = "submitted", Acknowledged = "acknowledged", Assigned = "assigned", Quoted = "quoted",
        Reminded = "reminded", Accepted = "accepted", Declined = "declined", Refused = "refused", Expired = "expired",
        Withdrawn = "withdrawn",
    }
    /// What notifies an agency of a request for a tour package.
    HolidayNewsName {
        Quoted = "quoted", Reminded = "reminded", Refused = "refused", Expired = "expired", Message = "message",
    }
    /// Kinds of requests about an order.
    OrderRequestKindName {
        PartPayment = "partPayment", UnaccompaniedMinors = "unaccompaniedMinors", LimitExtension = "limitExtension",
        Void = "void", Refund = "refund", Exchange = "exchange",
    }
    /// Kinds of entries of the ledger.
    LedgerEntryKindName {
        Deposit = "deposit", Issue = "issue", Void = "void", Refund = "refund", Adjustment = "adjustment", Fee = "fee",
    }
    /// Where an agency's licences stand.
    LicencesStandingName { Due = "due", Submitted = "submitted", Accepted = "accepted", }
    /// How soon work must be done.
    UrgencyName { Green = "green", Amber = "amber", Red = "red", }
    /// Kind of actor.
    AuditActorName { User = "user", Operator = "operator", System = "system", }
    /// What the airline has of an order.
    FoundName { Tickets = "tickets", Seats = "seats", Nothing = "nothing", }
    /// State of an application.
    ApplicationStatusName {
        Pending = "pending", MoreInformation = "moreInformation", Approved = "approved", Rejected = "rejected",
    }
    /// The state of an item of an application.
    RemarkStatusName { Ok = "ok", Open = "open", Refused = "refused", }
    /// The status of an order.
    OrderStatusName {
        Pending = "Pending", OnHold = "OnHold", InProgress = "InProgress", Confirmed = "Confirmed",
        PartiallyTicketed = "PartiallyTicketed", UnConfirmed = "UnConfirmed", Cancelled = "Cancelled",
        Expired = "Expired",
    }
    /// Why a record made elsewhere cannot become an order.
    ImportBlockerName {
        NotReleasedToQueue = "notReleasedToQueue", AlreadyTicketed = "alreadyTicketed",
        FirstSegmentFlown = "firstSegmentFlown", NotHoldable = "notHoldable", Waitlisted = "waitlisted",
        MixedCurrency = "mixedCurrency", GroupPnr = "groupPnr", AlreadyImported = "alreadyImported",
        ClaimedElsewhere = "claimedElsewhere",
    }
    /// The state of a flight of a record made elsewhere.
    ImportSegmentStatusName { Confirmed = "confirmed", Waitlisted = "waitlisted", Flown = "flown", }
    /// Number of stops, up to two.
    StopKey { None = "0", One = "1", More = "2+", }
    /// Kinds of order history entries.
    OrderEventName {
        Requested = "requested", Booked = "booked", Withdrawn = "withdrawn", IssueStarted = "issueStarted",
        Issued = "issued", IssueRefused = "issueRefused", PriceChanged = "priceChanged", HandedOver = "handedOver",
        Expired = "expired", Cancelled = "cancelled", SeatsReturned = "seatsReturned", LimitExtended = "limitExtended",
        LimitRefused = "limitRefused", SeatsLost = "seatsLost", ExtrasAnswered = "extrasAnswered",
        ExtrasRefused = "extrasRefused", PrintPriceSet = "printPriceSet",
        PaymentStarted = "paymentStarted", PaymentReceived = "paymentReceived", PaymentEnded = "paymentEnded",
        PaymentKept = "paymentKept", PartAsked = "partAsked", PartAnswered = "partAnswered",
        ChildrenAsked = "childrenAsked", ChildrenAnswered = "childrenAnswered", DueSettled = "dueSettled",
        ScheduleChanged = "scheduleChanged", ScheduleAccepted = "scheduleAccepted", ClassChanged = "classChanged",
        NoteAdded = "noteAdded", NoteRemoved = "noteRemoved", DueNear = "dueNear", DueOverdue = "dueOverdue",
        DueEnforced = "dueEnforced", VoidAsked = "voidAsked", VoidStarted = "voidStarted",
        Voided = "voided", VoidRefused = "voidRefused", RefundAsked = "refundAsked", RefundQuoted = "refundQuoted",
        RefundStarted = "refundStarted", RequestMoved = "requestMoved", Refunded = "refunded",
        RefundRefused = "refundRefused", RequestEnded = "requestEnded", ExchangeAsked = "exchangeAsked",
        ExchangeQuoted = "exchangeQuoted", ExchangeStarted = "exchangeStarted", Exchanged = "exchanged",
        ExchangeRefused = "exchangeRefused", VoucherSent = "voucherSent", DepositPaid = "depositPaid",
        BalancePaid = "balancePaid", NamesGiven = "namesGiven", NameChanged = "nameChanged",
        SeatsDropped = "seatsDropped", DeadlineNear = "deadlineNear",
        DocumentsChanged = "documentsChanged", ApplicationSubmitted = "applicationSubmitted",
        DocumentsReviewed = "documentsReviewed", CorrectionAsked = "correctionAsked",
        CorrectionAnswered = "correctionAnswered", CorrectionWithdrawn = "correctionWithdrawn",
        Lodged = "lodged", EmbassyStarted = "embassyStarted",
        BiometricsDue = "biometricsDue", VisaDecided = "visaDecided", VisaDelivered = "visaDelivered",
        VisaReminded = "visaReminded", DocumentsDeleted = "documentsDeleted",
        HolidayConfirmed = "holidayConfirmed",
    }
    /// Kinds of notifications about an order: an event, an approaching time limit, or pending tickets.
    NotificationKind {
        Booked = "booked", Issued = "issued", IssueRefused = "issueRefused", PriceChanged = "priceChanged",
        HandedOver = "handedOver", Expired = "expired", Cancelled = "cancelled", SeatsLost = "seatsLost",
        LimitExtended = "limitExtended", LimitRefused = "limitRefused", ExtrasAnswered = "extrasAnswered",
        ExtrasRefused = "extrasRefused", LimitNear = "limitNear", LimitUrgent = "limitUrgent",
        TicketsPending = "ticketsPending", PartAnswered = "partAnswered", ChildrenAnswered = "childrenAnswered",
        PaymentKept = "paymentKept", ScheduleChanged = "scheduleChanged", DueNear = "dueNear",
        DueOverdue = "dueOverdue", DueEnforced = "dueEnforced", Voided = "voided",
        VoidRefused = "voidRefused", RefundQuoted = "refundQuoted", Refunded = "refunded",
        RefundRefused = "refundRefused", ExchangeQuoted = "exchangeQuoted", Exchanged = "exchanged",
        ExchangeRefused = "exchangeRefused", CorrectionAsked = "correctionAsked", Lodged = "lodged",
        BiometricsDue = "biometricsDue", VisaDecided = "visaDecided", VisaDelivered = "visaDelivered",
        VisaReminded = "visaReminded", HolidayConfirmed = "holidayConfirmed",
    }
    /// Kinds of extra services.
    ExtraKindName { Seat = "seat", Baggage = "baggage", Meal = "meal", Request = "request", }
    /// Status of an extra, as SSR action codes: requested, confirmed, refused.
    ExtraStatusName { Requested = "HN", Confirmed = "HK", Refused = "UN", }
    /// What occupies a position of the seat map.
    SeatCellName {
        Seat = "seat", Aisle = "aisle", Empty = "empty", Lavatory = "lavatory", Galley = "galley",
    }
    /// Whether a seat is available.
    SeatStatusName { Free = "free", Taken = "taken", Blocked = "blocked", }
    /// Features of a seat.
    SeatFeatureName {
        Window = "window", Aisle = "aisle", Exit = "exit", ExtraLegroom = "extraLegroom", Bulkhead = "bulkhead",
        Front = "front",
    }
    /// Whether the fare can be held before payment.
    FareTypeName { OnHold = "OnHold", Instant = "Instant", }
    /// Passenger group a fare is filed for.
    FareKindName {
        Regular = "regular", Student = "student", Seaman = "seaman", Labour = "labour", Umrah = "umrah",
        Corporate = "corporate",
    }
    /// Kinds of agency markup.
    MarkupKindName { Percent = "percent", Fixed = "fixed", }
    /// Whether a link to an itinerary opens it.
    ItineraryLinkName { Open = "open", Revoked = "revoked", Expired = "expired", }
    /// Badges of a search result.
    BadgeName { Cheapest = "cheapest", Fastest = "fastest", Best = "best", }
    /// Whether a service is included in the fare.
    InclusionName { Free = "free", Paid = "paid", None = "none", }
    /// Actions a fare rule covers.
    PenaltyKindName { Change = "change", Refund = "refund", NoShow = "noShow", }
    /// When a fare rule applies.
    PenaltyTimeName { Before = "beforeDeparture", After = "afterDeparture", }
    /// Outcome of a fare rule; `unknown` if the airline did not file it.
    PenaltyTermName { Free = "free", Fee = "fee", NotPermitted = "notPermitted", Unknown = "unknown", }
    /// Passenger types.
    PassengerTypeName { Adult = "ADT", Child = "CHD", Infant = "INF", }
    /// Titles.
    TitleName { Mr = "Mr", Mrs = "Mrs", Ms = "Ms", Mstr = "Mstr", Miss = "Miss", }
    /// Gender, as in the passport.
    GenderName { Male = "M", Female = "F", Unspecified = "X", }
    /// Seat preference.
    SeatPreferenceName { Window = "window", Aisle = "aisle", }
    /// Special meals by IATA code.
    MealPreferenceName {
        Vegetarian = "VGML", Muslim = "MOML", AsianVegetarian = "AVML", Hindu = "HNML", Child = "CHML", Baby = "BBML",
        Diabetic = "DBML",
    }
    /// Validity of a passport today.
    PassportStateName { None = "none", Valid = "valid", ExpiresSoon = "expiresSoon", Expired = "expired", }
    /// Payment state of an order.
    PaymentState { None = "none", Held = "held", Paid = "paid", }
    /// State of an online payment.
    OnlinePaymentName {
        Created = "created", Pending = "pending", Paid = "paid", Failed = "failed", Cancelled = "cancelled",
        Expired = "expired", Review = "review",
    }
    /// Methods of deposits.
    DepositMethodName {
        BankDeposit = "bankDeposit", BankTransfer = "bankTransfer", Cheque = "cheque", MobileBanking = "mobileBanking",
        Card = "card", NetBanking = "netBanking",
    }
    /// State of a deposit. The wallet is credited in `approved`, `cleared` and `credited`.
    DepositStatusName {
        Submitted = "submitted", UnderReview = "underReview", NeedsInfo = "needsInfo", Approved = "approved",
        Rejected = "rejected", Withdrawn = "withdrawn", Received = "received", Presented = "presented",
        Cleared = "cleared", Bounced = "bounced", Initiated = "initiated", Redirected = "redirected",
        Verified = "verified", Credited = "credited", Failed = "failed", Cancelled = "cancelled",
        Expired = "expired", ManualReview = "manualReview",
    }
    /// Clearing systems of transfers.
    TransferChannelName { Npsb = "NPSB", Beftn = "BEFTN", Rtgs = "RTGS", Uaefts = "UAEFTS", Other = "other", }
    /// Providers of mobile accounts.
    MobileProviderName { Bkash = "bKash", Nagad = "Nagad", Rocket = "Rocket", Upay = "Upay", }
    /// What a payment is for.
    PaymentPurposeName { Deposit = "deposit", }
    /// Where a payment was applied.
    PaymentLandingName { Order = "order", Wallet = "wallet", }
    /// Why a payment stays in the wallet.
    WalletReasonName {
        Late = "late", OrderClosed = "orderClosed", PriceChanged = "priceChanged", NotTicketed = "notTicketed",
        Blocked = "blocked", Overdue = "overdue",
    }
    /// Why an order cannot be paid in parts.
    NoPartsName {
        NotRefundable = "notRefundable", TooSoon = "tooSoon", Overdue = "overdue", Pointless = "pointless",
    }
    /// State of an approval request.
    ApprovalRequestStateName { Requested = "requested", Allowed = "allowed", Refused = "refused", }
    /// Why tickets for unaccompanied children are not issued: too young, not accepted by the airline, accepted on direct flights
    /// only, airline's rule unknown, or no unaccompanied-minor service requested for each of them.
    AloneReasonName {
        TooYoung = "tooYoung", NotTaken = "notTaken", Connection = "connection", Unknown = "unknown",
        NoEscort = "noEscort",
    }
    /// State of the outstanding amount of an order.
    DueStateName { Open = "open", Overdue = "overdue", Settled = "settled", }
    /// What the reference of a ledger entry names: an order, a deposit, or the entry alone.
    EntrySubjectName { Order = "order", Deposit = "deposit", Entry = "entry", }
    /// Outcome of settling one of several outstanding amounts: `paidBefore` and `refused` charge nothing.
    SettleOutcomeName { Paid = "paid", PaidBefore = "paidBefore", Refused = "refused", }
    /// Actions the user may take on an order.
    OrderActionName {
        Issue = "issue", Cancel = "cancel", Extend = "extend", Refresh = "refresh",
        AcceptSchedule = "acceptSchedule", Void = "void", Refund = "refund",
        Exchange = "exchange",
    }
    /// Void, refund or exchange.
    AfterSaleKindName { Void = "void", Refund = "refund", Exchange = "exchange", }
    /// State of a void, refund or exchange request: operations quote it, the quote waits for the agency, the airline is asked, the airline
    /// decides, the airline approved, the money is returned, operations decide, or it ended without money.
    AfterSaleStateName {
        Requested = "requested", Quoted = "quoted", Accepted = "accepted", Submitted = "submitted",
        Approved = "approved", Done = "done", InReview = "inReview", Refused = "refused", Withdrawn = "withdrawn",
        Expired = "expired",
    }
    /// Why a void, refund or exchange is requested.
    AfterSaleReasonName {
        CustomerCancels = "customerCancels", CustomerChanges = "customerChanges", ScheduleChange = "scheduleChange", Duplicate = "duplicate",
        WrongName = "wrongName", Medical = "medical", VisaRefused = "visaRefused",
        AirlineCancelled = "airlineCancelled", Other = "other",
    }
    /// Who made a quote: the filed rules, or operations.
    QuoteModeName { Auto = "auto", Manual = "manual", }
    /// The filed rule of a quote.
    QuoteRuleName {
        Void = "void", AirlineChange = "airlineChange", NotRefundable = "notRefundable", Refund = "refund", Exchange = "exchange",
    }
    /// Where the money of a request goes.
    RefundToName { Wallet = "wallet", AirlineCredit = "airlineCredit", }
    /// Result of verifying the price of a held order.
    HeldPriceName {
        Ok = "OK", PriceChanged = "PriceChanged", ClassChanged = "ClassChanged", Both = "Both",
        ScheduleChanged = "ScheduleChanged", Unavailable = "Unavailable",
    }
    /// Why a longer time limit is needed.
    ExtendReasonName { Payment = "payment", Documents = "documents", Decision = "decision", Other = "other", }
    /// The airline's answer to a request for a longer time limit.
    LimitAnswerName { Granted = "granted", Refused = "refused", }
    /// Why a time limit cannot be extended.
    FixedLimitName { NotHeld = "notHeld", UsedUp = "usedUp", Latest = "latest", Airline = "airline", }
    /// Hint for the order page.
    OrderHint { NewOrder = "newOrder", }
    /// Status of a ticket.
    TicketStatusName { Open = "OPEN", Void = "VOID", Refunded = "REFUNDED", Exchanged = "EXCHANGED", }
    /// Where what is left of an old ticket goes.
    ResidualName { Wallet = "wallet", Airline = "airline", }
    /// Whether a branch or bank account is in use.
    StandingName { Active = "active", Closed = "closed", }
    /// Sign-in status of a user: active, invited (never signed in) or disabled.
    StaffStatusName { Active = "active", Invited = "invited", Disabled = "disabled", }
    /// Role a user's permissions were based on.
    RoleName {
        Owner = "owner", Manager = "manager", Ticketing = "ticketing", Reservation = "reservation",
        Accounts = "accounts", VisaDesk = "visaDesk", Viewer = "viewer",
    }
    /// Areas of the portal.
    ModuleName {
        Overview = "overview", Flights = "flights", AfterSales = "afterSales", Travellers = "travellers",
        Money = "money", Company = "company", Holidays = "holidays", Hotels = "hotels", Visas = "visas",
    }
    /// Author of a remark.
    RemarkAuthorName { Portal = "portal", Agency = "agency", }
    /// Kinds of agency documents.
    DocumentKindName {
        TradeLicense = "tradeLicense", CivilAviation = "civilAviation", NationalId = "nationalId",
        TaxCertificate = "taxCertificate", BankLetter = "bankLetter", Other = "other",
    }
    /// Cabins: economy, premium economy, business, first.
    TravelClassName { Economy = "E", PremiumEconomy = "P", Business = "B", First = "F", }
}
