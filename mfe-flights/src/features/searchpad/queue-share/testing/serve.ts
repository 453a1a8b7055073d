import type { ImportRecord } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, testServer } from '@jetway/kit-test';

import { queued, READ, shared, SOURCES } from './records';

export const calls = testServer(
  http.get(SOURCES, () => HttpResponse.json({ sources: [queued, shared] })),
  ...portalHandlers(),
);

/** Serves a record and records which were asked for. */
export function serve(found: ImportRecord) {
  const state = { found, asked: [] as unknown[] };
  calls.server.use(
    http.post(READ, async ({ request }) => {
      state.asked.push(await request.json());
      return HttpResponse.json(state.found);
    }),
  );
  return state;
}

export function refuse(path: string, status: number, code: string, more: object = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status, code, retryable: false, ...more };
  calls.server.use(
    http.get(path, () => HttpResponse.json(problem, { status })),
    http.post(path, () => HttpResponse.json(problem, { status })),
  );
}
