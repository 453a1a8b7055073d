//! Closed sets of names on the wire, for the contract: fields that hold one are texts in Rust, and enums for clients.

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
    /// The papers of an application.
    ApplicationPaperName {
        NationalIdFront = "nationalIdFront", NationalIdBack = "nationalIdBack", TradeLicense = "tradeLicense",
    }
    /// The states of an order.
    OrderStatusName {
        Pending = "Pending", OnHold = "OnHold", InProgress = "InProgress", Confirmed = "Confirmed",
        PartiallyTicketed = "PartiallyTicketed", UnConfirmed = "UnConfirmed", Cancelled = "Cancelled",
        Expired = "Expired",
    }
    /// Stops, counted up to two.
    StopKey { None = "0", One = "1", More = "2+", }
    /// What can happen to an order.
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
        NoteAdded = "noteAdded", NoteRemoved = "noteRemoved",
    }
    /// What a piece of news about an order is: something that happened to it, that its limit is near, or that its
    /// tickets take their time.
    NotificationKind {
        Booked = "booked", Issued = "issued", IssueRefused = "issueRefused", PriceChanged = "priceChanged",
        HandedOver = "handedOver", Expired = "expired", Cancelled = "cancelled", SeatsLost = "seatsLost",
        LimitExtended = "limitExtended", LimitRefused = "limitRefused", ExtrasAnswered = "extrasAnswered",
        ExtrasRefused = "extrasRefused", LimitNear = "limitNear", LimitUrgent = "limitUrgent",
        TicketsPending = "ticketsPending", PartAnswered = "partAnswered", ChildrenAnswered = "childrenAnswered",
        PaymentKept = "paymentKept", ScheduleChanged = "scheduleChanged",
    }
    /// Kinds of extra services.
    ExtraKindName { Seat = "seat", Baggage = "baggage", Meal = "meal", Request = "request", }
    /// Where an extra stands, in the airlines' code: asked for, confirmed, refused.
    ExtraStatusName { Requested = "HN", Confirmed = "HK", Refused = "UN", }
    /// What is at a place of a cabin.
    SeatCellName {
        Seat = "seat", Aisle = "aisle", Empty = "empty", Lavatory = "lavatory", Galley = "galley",
    }
    /// Whether a seat can be had.
    SeatStatusName { Free = "free", Taken = "taken", Blocked = "blocked", }
    /// What is particular about a seat.
    SeatFeatureName {
        Window = "window", Aisle = "aisle", Exit = "exit", ExtraLegroom = "extraLegroom", Bulkhead = "bulkhead",
        Front = "front",
    }
    /// Whether seats can be held before paying.
    FareTypeName { OnHold = "OnHold", Instant = "Instant", }
    /// Who a fare is filed for.
    FareKindName {
        Regular = "regular", Student = "student", Seaman = "seaman", Labour = "labour", Umrah = "umrah",
        Corporate = "corporate",
    }
    /// How the agency adds to a price.
    MarkupKindName { Percent = "percent", Fixed = "fixed", }
    /// What stands out about a card.
    BadgeName { Cheapest = "cheapest", Fastest = "fastest", Best = "best", }
    /// Whether a service is in the fare.
    InclusionName { Free = "free", Paid = "paid", None = "none", }
    /// What a rule is about.
    PenaltyKindName { Change = "change", Refund = "refund", NoShow = "noShow", }
    /// When a rule holds.
    PenaltyTimeName { Before = "beforeDeparture", After = "afterDeparture", }
    /// What a rule says: `unknown` is what the airline did not file.
    PenaltyTermName { Free = "free", Fee = "fee", NotPermitted = "notPermitted", Unknown = "unknown", }
    /// Passenger types.
    PassengerTypeName { Adult = "ADT", Child = "CHD", Infant = "INF", }
    /// Forms of address.
    TitleName { Mr = "Mr", Mrs = "Mrs", Ms = "Ms", Mstr = "Mstr", Miss = "Miss", }
    /// As in the passport.
    GenderName { Male = "M", Female = "F", }
    /// Where somebody likes to sit.
    SeatWishName { Window = "window", Aisle = "aisle", }
    /// Meals by their airline code.
    MealWishName {
        Vegetarian = "VGML", Muslim = "MOML", AsianVegetarian = "AVML", Hindu = "HNML", Child = "CHML", Baby = "BBML",
        Diabetic = "DBML",
    }
    /// What a passport is worth today.
    PassportStateName { None = "none", Valid = "valid", ExpiresSoon = "expiresSoon", Expired = "expired", }
    /// Where the money of an order is.
    PaymentState { None = "none", Held = "held", Paid = "paid", }
    /// Where a payment at a provider stands.
    OnlinePaymentName {
        Created = "created", Pending = "pending", Paid = "paid", Failed = "failed", Cancelled = "cancelled",
        Expired = "expired", Review = "review",
    }
    /// Where the money of a payment is.
    PaymentLandingName { Order = "order", Wallet = "wallet", }
    /// Why money of a payment stays in the wallet.
    WalletReasonName {
        Late = "late", OrderClosed = "orderClosed", PriceChanged = "priceChanged", NotTicketed = "notTicketed",
        Blocked = "blocked",
    }
    /// Why an order is paid whole.
    NoPartsName {
        NotRefundable = "notRefundable", TooSoon = "tooSoon", Overdue = "overdue", Pointless = "pointless",
    }
    /// What became of something operations were asked for.
    WishStateName { Requested = "requested", Allowed = "allowed", Refused = "refused", }
    /// Why children without an adult get no tickets: too young for an airline, an airline that takes none, one that takes them
    /// on direct flights only, one nothing is known of, nobody asked to look after each of them.
    AloneReasonName {
        TooYoung = "tooYoung", NotTaken = "notTaken", Connection = "connection", Unknown = "unknown",
        NoEscort = "noEscort",
    }
    /// How far what is owed for an order is paid.
    DueStateName { Open = "open", Overdue = "overdue", Settled = "settled", }
    /// What the reader may do with an order.
    OrderActionName {
        Issue = "issue", Cancel = "cancel", Extend = "extend", Refresh = "refresh",
        AcceptSchedule = "acceptSchedule",
    }
    /// What an airline says to the price of a held order.
    HeldPriceName {
        Ok = "OK", PriceChanged = "PriceChanged", ClassChanged = "ClassChanged", Both = "Both",
        ScheduleChanged = "ScheduleChanged", Unavailable = "Unavailable",
    }
    /// Why a longer time limit is needed.
    ExtendReasonName { Payment = "payment", Documents = "documents", Decision = "decision", Other = "other", }
    /// What an airline said to a longer time limit.
    LimitAnswerName { Granted = "granted", Refused = "refused", }
    /// Why a time limit cannot be moved.
    FixedLimitName { NotHeld = "notHeld", UsedUp = "usedUp", Latest = "latest", Airline = "airline", }
    /// Why an order is shown.
    OrderHint { NewOrder = "newOrder", }
    /// A ticket's state.
    TicketStatusName { Open = "OPEN", Void = "VOID", Refunded = "REFUNDED", }
    /// Whether something of an agency is in use.
    StandingName { Active = "active", Closed = "closed", }
    /// Whether a person may sign in, and whether they ever did.
    StaffStatusName { Active = "active", Invited = "invited", Disabled = "disabled", }
    /// Where a person's permissions began.
    RoleName {
        Owner = "owner", Manager = "manager", Ticketing = "ticketing", Reservation = "reservation",
        Accounts = "accounts", VisaDesk = "visaDesk", Viewer = "viewer",
    }
    /// Parts of the portal.
    ModuleName {
        Overview = "overview", Flights = "flights", AfterSales = "afterSales", Travellers = "travellers",
        Money = "money", Company = "company", Holidays = "holidays", Hotels = "hotels", Visas = "visas",
    }
    /// Which side says something.
    RemarkAuthorName { Portal = "portal", Agency = "agency", }
    /// What a paper of an agency is.
    DocumentKindName {
        TradeLicense = "tradeLicense", CivilAviation = "civilAviation", NationalId = "nationalId",
        TaxCertificate = "taxCertificate", BankLetter = "bankLetter", Other = "other",
    }
    /// Cabins: economy, premium economy, business, first.
    TravelClassName { Economy = "E", PremiumEconomy = "P", Business = "B", First = "F", }
}
