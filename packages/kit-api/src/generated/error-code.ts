export type ErrorCode =
  | 'request.invalid' | 'request.unreadable' | 'request.too_large' | 'request.not_found' | 'request.method_not_allowed'
  | 'request.idempotency_mismatch' | 'request.in_progress' | 'request.rate_limited'
  | 'session.required' | 'session.expired' | 'session.wrong_tenant' | 'access.denied'
  | 'edge.unknown_host' | 'edge.unsigned' | 'edge.upstream_down' | 'edge.upstream_timeout'
  | 'search.expired' | 'search.not_found' | 'price.session_expired' | 'price.session_not_found' | 'price.not_sold'
  | 'offer.sold_out' | 'offer.price_changed'
  | 'order.not_found' | 'order.wrong_state' | 'order.amount_mismatch' | 'order.outcome_unknown' | 'order.supplier_refused'
  | 'wallet.insufficient' | 'wallet.blocked' | 'supplier.down' | 'supplier.timeout' | 'server.unavailable' | 'server.error';
