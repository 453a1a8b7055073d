//! Bodies of the order tables.

/// What orders of every product have. Amounts are minor units of `currency`, so that reports can add them. A withdrawn
/// order is one the supplier refused: it keeps its number and history and is listed nowhere.
pub(super) const ORDERS: &str = "
    id @uuid not null,
    kind text not null check (kind in ('flight', 'hotel', 'visa', 'holiday')),
    reference text not null,
    version @int not null check (version > 0),
    status text not null,
    status_since @time not null,
    agency_id @uuid not null,
    created_by @uuid not null,
    created_at @time not null,
    title text not null,
    lead_name text not null,
    starts_on @date not null,
    time_limit_at @time,
    customer_minor @int not null,
    payable_minor @int not null,
    currency text not null check (length(currency) = 3),
    supplier text not null,
    next_check_at @time,
    hold_id @uuid,
    paid_minor @int,
    journal_id @uuid,
    paid_at @time,
    withdrawn_at @time,
    search_text text not null,
    primary key (tenant, id),
    unique (tenant, reference),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    check (kind <> 'flight' or status <> 'InProgress' or hold_id is not null),
    check ((journal_id is null) = (paid_minor is null)),
    check ((journal_id is null) = (paid_at is null))";

/// The rest of a flight order. One order for each price session, ever: `unique (tenant, session_id)`. The reference to
/// `orders` is checked at commit, so that this key is claimed first. The airline of a withdrawn order is empty.
pub(super) const FLIGHTS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    session_id @uuid not null,
    pnr text,
    auto_cancel_at @time not null,
    book_attempt @int not null check (book_attempt > 0),
    issue_attempt @int not null check (issue_attempt > 0),
    airline text not null,
    sealed_papers text,
    details @json not null,
    primary key (tenant, id),
    unique (tenant, session_id),
    foreign key (tenant, id) references orders (tenant, id) deferrable initially deferred";

pub(super) const EVENTS: &str = "
    order_id @uuid not null,
    number @int not null check (number > 0),
    at @time not null,
    by_name text not null,
    kind text not null,
    text text not null,
    was text,
    became text,
    primary key (tenant, order_id, number),
    foreign key (tenant, order_id) references orders (tenant, id)";

/// `number` orders the requests of an order. `details` has the data of the kind, null if the kind has none.
pub(super) const REQUESTS: &str = "
    id @uuid not null,
    order_id @uuid not null,
    agency_id @uuid not null,
    number @int not null check (number > 0),
    kind text not null,
    state text not null,
    asked_by text not null,
    asked_at @time not null,
    remark text,
    due_at @time,
    answer text,
    answered_by text,
    answered_at @time,
    details @json,
    primary key (tenant, id),
    unique (tenant, order_id, number),
    foreign key (tenant, order_id) references orders (tenant, id),
    check ((answered_at is null) = (answered_by is null)),
    check (answer is null or answered_at is not null),
    check (state <> 'requested' or answered_at is null)";

/// An order has one open payment at a time.
pub(super) const PAYMENTS: &str = "
    id @uuid not null,
    version @int not null,
    agency_id @uuid not null,
    order_id @uuid not null,
    state text not null
        check (state in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'review')),
    amount_minor @int not null check (amount_minor > 0),
    fee_minor @int not null check (fee_minor >= 0),
    currency text not null check (length(currency) = 3),
    created_at @time not null,
    expires_at @time not null,
    next_check_at @time,
    details @json not null,
    primary key (tenant, id),
    foreign key (tenant, order_id) references orders (tenant, id)";

/// `paid_minor` was taken with the order's issue; `settled_minor` of `due_minor` was paid since.
pub(super) const DUES: &str = "
    order_id @uuid not null,
    agency_id @uuid not null,
    order_reference text not null,
    paid_minor @int not null check (paid_minor > 0),
    due_minor @int not null check (due_minor > 0),
    settled_minor @int not null default 0 check (settled_minor between 0 and due_minor),
    currency text not null check (length(currency) = 3),
    due_at @time not null,
    made_at @time not null,
    primary key (tenant, order_id),
    foreign key (tenant, order_id) references orders (tenant, id)";

/// `number` orders the notes of an order; its unique key is also how they are found.
pub(super) const NOTES: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    order_id @uuid not null,
    number @int not null check (number > 0),
    author_id @uuid not null,
    author_name text not null,
    text text not null check (length(text) between 1 and 1000),
    written_at @time not null,
    primary key (tenant, id),
    unique (tenant, order_id, number),
    foreign key (tenant, order_id) references orders (tenant, id),
    foreign key (tenant, author_id) references users (tenant, id)";

/// Lists filter by agency and product and sort by creation or start; tabs count by status.
pub(super) const INDEXES: [&str; 10] = [
    "create index orders_list on orders (tenant, agency_id, kind, created_at, reference) where withdrawn_at is null",
    "create index orders_start on orders (tenant, agency_id, kind, starts_on, reference) where withdrawn_at is null",
    "create index orders_status on orders (tenant, agency_id, kind, status) where withdrawn_at is null",
    "create index orders_due on orders (tenant, next_check_at) where next_check_at is not null",
    "create index flight_orders_airline on flight_orders (tenant, agency_id, airline)",
    "create index flight_orders_open_papers on flight_orders (tenant) where sealed_papers is null",
    "create index order_requests_waiting on order_requests (tenant, due_at, asked_at) where answered_at is null",
    "create unique index payments_open on payments (tenant, order_id) where state in ('created', 'pending')",
    "create index payments_due on payments (tenant, next_check_at) where next_check_at is not null",
    "create index payments_of_order on payments (tenant, order_id)",
];

pub(super) const DUES_INDEX: &str =
    "create index order_dues_open on order_dues (tenant, agency_id, due_at) where settled_minor < due_minor";
