//! From the tables of flight orders to the order tables. The `was_…` tables are temporary copies.

/// What the columns of `orders` need of an order's document. Amounts in documents have all digits of their currency, so
/// they are minor units without the point.
pub(super) const SALES_SQLITE: &str = "
    create temporary table was_sales as
    select tenant, id,
        cast(replace(json_extract(details, '$.quote.customer_total.amount'), '.', '') as integer) as customer_minor,
        cast(replace(json_extract(details, '$.quote.agent_payable.amount'), '.', '') as integer) as payable_minor,
        json_extract(details, '$.quote.agent_payable.currency') as currency,
        json_extract(details, '$.offer.supplier') as supplier
    from was_flight_orders";

pub(super) const SALES_POSTGRES: &str = "
    create temporary table was_sales as
    select tenant, id,
        replace(details #>> '{quote,customer_total,amount}', '.', '')::bigint as customer_minor,
        replace(details #>> '{quote,agent_payable,amount}', '.', '')::bigint as payable_minor,
        details #>> '{quote,agent_payable,currency}' as currency,
        details #>> '{offer,supplier}' as supplier
    from was_flight_orders";

pub(super) const FLIGHTS_SQLITE: &str = "
    create temporary table was_flights as
    select o.tenant, o.id, s.key as place,
        json_extract(s.value, '$.journey_index') as journey,
        json_extract(s.value, '$.origin.airport') as origin,
        json_extract(s.value, '$.destination.airport') as destination
    from was_flight_orders o, json_each(o.details, '$.offer.segments') s";

pub(super) const FLIGHTS_POSTGRES: &str = "
    create temporary table was_flights as
    select o.tenant, o.id, s.place,
        (s.value ->> 'journey_index')::bigint as journey,
        s.value #>> '{origin,airport}' as origin,
        s.value #>> '{destination,airport}' as destination
    from was_flight_orders o,
        jsonb_array_elements(o.details #> '{offer,segments}') with ordinality as s (value, place)";

/// The title is the route: `DXB-DAC-DXB`, with ` / ` where a journey begins elsewhere than the one before it ended.
pub(super) const TITLES: &str = "
    create temporary table was_titles as
    with journeys as (
        select distinct tenant, id, journey,
            first_value(origin) over (partition by tenant, id, journey order by place) as origin,
            first_value(destination) over (partition by tenant, id, journey order by place desc) as destination
        from was_flights),
    steps as (
        select tenant, id, journey, origin, destination,
            lag(destination) over (partition by tenant, id order by journey) as came_from
        from journeys)
    select tenant, id, string_agg(
        case when came_from is null then origin when came_from = origin then '' else ' / ' || origin end
            || '-' || destination, '' order by journey) as title
    from steps group by tenant, id";

/// An amount paid in another currency than the order's would leave `paid_minor` null, which a check refuses.
pub(super) const ORDERS: &str = "
    insert into orders (tenant, id, kind, reference, version, status, status_since, agency_id, created_by, created_at,
        title, lead_name, starts_on, time_limit_at, customer_minor, payable_minor, currency, supplier, next_check_at, hold_id,
        paid_minor, journal_id, paid_at, withdrawn_at, search_text)
    select o.tenant, o.id, 'flight', o.reference, o.version, o.status, o.status_since, o.agency_id, o.created_by,
        o.created_at, coalesce(t.title, ''), o.lead_passenger, o.departs_on, o.ticketing_time_limit_at, s.customer_minor, s.payable_minor,
        s.currency, s.supplier, o.look_at, o.hold_id,
        case when o.paid_currency = s.currency then o.paid_minor end, o.journal_id, o.paid_at, o.withdrawn_at,
        o.search_text
    from was_flight_orders o
        join was_sales s on s.tenant = o.tenant and s.id = o.id
        left join was_titles t on t.tenant = o.tenant and t.id = o.id";

pub(super) const FLIGHT_PARTS_SQLITE: &str = "
    insert into flight_orders (tenant, id, agency_id, session_id, pnr, auto_cancel_at, book_attempt, issue_attempt, airline,
        sealed_papers, details)
    select tenant, id, agency_id, session_id, pnr, auto_cancel_at, book_attempt, issue_attempt,
        case when withdrawn_at is null then json_extract(details, '$.offer.validating') else '' end, sealed_papers,
        json_remove(details, '$.part_request', '$.alone_request', '$.limit_requests')
    from was_flight_orders";

pub(super) const FLIGHT_PARTS_POSTGRES: &str = "
    insert into flight_orders (tenant, id, agency_id, session_id, pnr, auto_cancel_at, book_attempt, issue_attempt, airline,
        sealed_papers, details)
    select tenant, id, agency_id, session_id, pnr, auto_cancel_at, book_attempt, issue_attempt,
        case when withdrawn_at is null then details #>> '{offer,validating}' else '' end, sealed_papers,
        details - 'part_request' - 'alone_request' - 'limit_requests'
    from was_flight_orders";

/// Requests as they stood in an order's document. An instant in a document ends in `Z`, in a column in `+00:00`. Requests
/// for approval were answered by operations, extensions by the airline in the same moment.
pub(super) const ASKED_SQLITE: &str = "
    create temporary table was_asked as
    with wishes as (
        select tenant, id, agency_id, auto_cancel_at, 'partPayment' as kind,
            json_extract(details, '$.part_request') as asked
        from was_flight_orders where json_type(details, '$.part_request') = 'object'
        union all
        select tenant, id, agency_id, auto_cancel_at, 'unaccompaniedMinors',
            json_extract(details, '$.alone_request')
        from was_flight_orders where json_type(details, '$.alone_request') = 'object')
    select tenant, id as order_id, agency_id, 0 as place, kind,
        case
            when json_type(asked, '$.answer') is not 'object' then 'requested'
            when json_extract(asked, '$.answer.allowed') then 'allowed'
            else 'refused'
        end as state,
        json_extract(asked, '$.by') as asked_by,
        replace(json_extract(asked, '$.at'), 'Z', '+00:00') as asked_at,
        json_extract(asked, '$.remark') as remark,
        auto_cancel_at as due_at,
        json_extract(asked, '$.answer.remark') as answer,
        case when json_type(asked, '$.answer') = 'object' then 'Operations' end as answered_by,
        replace(json_extract(asked, '$.answer.at'), 'Z', '+00:00') as answered_at,
        null as details
    from wishes
    union all
    select o.tenant, o.id, o.agency_id, l.key, 'limitExtension',
        case when json_extract(l.value, '$.answer.granted') is null then 'refused' else 'allowed' end,
        json_extract(l.value, '$.by'),
        replace(json_extract(l.value, '$.at'), 'Z', '+00:00'),
        json_extract(l.value, '$.remark'),
        null,
        json_extract(l.value, '$.answer.refused'),
        'Airline',
        replace(json_extract(l.value, '$.at'), 'Z', '+00:00'),
        json_object(
            'until', json_extract(l.value, '$.until'),
            'reason', json_extract(l.value, '$.reason'),
            'grantedUntil', json_extract(l.value, '$.answer.granted'))
    from was_flight_orders o, json_each(o.details, '$.limit_requests') l";

pub(super) const ASKED_POSTGRES: &str = "
    create temporary table was_asked as
    with wishes as (
        select tenant, id, agency_id, auto_cancel_at, 'partPayment' as kind, details -> 'part_request' as asked
        from was_flight_orders where jsonb_typeof(details -> 'part_request') = 'object'
        union all
        select tenant, id, agency_id, auto_cancel_at, 'unaccompaniedMinors', details -> 'alone_request'
        from was_flight_orders where jsonb_typeof(details -> 'alone_request') = 'object')
    select tenant, id as order_id, agency_id, 0::bigint as place, kind,
        case
            when jsonb_typeof(asked -> 'answer') is distinct from 'object' then 'requested'
            when (asked #>> '{answer,allowed}')::boolean then 'allowed'
            else 'refused'
        end as state,
        asked ->> 'by' as asked_by,
        (asked ->> 'at')::timestamptz as asked_at,
        asked ->> 'remark' as remark,
        auto_cancel_at as due_at,
        asked #>> '{answer,remark}' as answer,
        case when jsonb_typeof(asked -> 'answer') = 'object' then 'Operations' end as answered_by,
        (asked #>> '{answer,at}')::timestamptz as answered_at,
        null::jsonb as details
    from wishes
    union all
    select o.tenant, o.id, o.agency_id, l.place, 'limitExtension',
        case when l.value #>> '{answer,granted}' is null then 'refused' else 'allowed' end,
        l.value ->> 'by',
        (l.value ->> 'at')::timestamptz,
        l.value ->> 'remark',
        null,
        l.value #>> '{answer,refused}',
        'Airline',
        (l.value ->> 'at')::timestamptz,
        jsonb_build_object(
            'until', l.value -> 'until',
            'reason', l.value -> 'reason',
            'grantedUntil', l.value #> '{answer,granted}')
    from was_flight_orders o,
        jsonb_array_elements(o.details -> 'limit_requests') with ordinality as l (value, place)";

const REQUESTS: &str = "
    insert into order_requests (tenant, id, order_id, agency_id, number, kind, state, asked_by, asked_at, remark, due_at,
        answer, answered_by, answered_at, details)
    select tenant, @new_id, order_id, agency_id,
        row_number() over (partition by tenant, order_id order by asked_at, place),
        kind, state, asked_by, asked_at, remark, due_at, answer, answered_by, answered_at, details
    from was_asked";

pub(super) fn requests(new_id: &str) -> String {
    REQUESTS.replace("@new_id", new_id)
}

pub(super) const KEPT: [&str; 4] = [
    "insert into order_events (tenant, order_id, number, at, by_name, kind, text, was, became)
     select tenant, order_id, number, at, by_name, kind, text, was, became from was_flight_order_events",
    "insert into payments (tenant, id, version, agency_id, order_id, state, amount_minor, fee_minor, currency, created_at,
        expires_at, next_check_at, details)
     select tenant, id, version, agency_id, order_id, state, amount_minor, fee_minor, currency, created_at, expires_at,
        look_at, details from was_payments",
    "insert into order_dues (tenant, order_id, agency_id, order_reference, paid_minor, due_minor, settled_minor, currency,
        due_at, made_at)
     select tenant, order_id, agency_id, order_reference, paid_minor, due_minor, settled_minor, currency, due_at, made_at
     from was_order_dues",
    "insert into order_notes (tenant, id, agency_id, order_id, number, author_id, author_name, text, written_at)
     select tenant, id, agency_id, order_id, number, author_id, author_name, text, written_at from was_order_notes",
];
