import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/** An MSW server for a test file; starts and stops in hooks. An unhandled call fails the test. */
export function testServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  return {
    server,
    start: () => server.listen({ onUnhandledRequest: 'error' }),
    reset: () => server.resetHandlers(),
    stop: () => server.close(),
  };
}
