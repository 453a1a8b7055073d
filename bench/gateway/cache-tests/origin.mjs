// Loaded before the suite's own server: it finds its path behind the gateway's prefix, and the number of the client's
// request in the trace it belongs to, because no other header of a client reaches a backend for a kept answer.

import http from 'node:http';

export const PREFIX = '/api/utility/v1/cache-tests';
/** A trace id that carries a request's number. */
export const traceOf = (number) => `00-c${String(number).padStart(31, '0')}-00f067aa0ba902b7-01`;

const create = http.createServer.bind(http);

http.createServer = (listener) =>
  create((request, response) => {
    // Health checks, and anything not of the suite.
    if (!/^(\/api\/utility\/v1\/cache-tests)?\/(test|config|state)\//.test(request.url)) {
      response.statusCode = 404;
      response.end();
      return;
    }
    request.url = request.url.replace(PREFIX, '');
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => setHeader(name, name === 'Server-Base-Url' ? PREFIX + value : value);
    const number = /^00-c(\d{31})-/.exec(request.headers.traceparent ?? '');
    if (number) request.headers['req-num'] = String(Number(number[1]));
    listener(request, response);
  });
