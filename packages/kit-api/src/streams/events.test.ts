import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';

import { api } from '../api';
import { followAirSearch } from '../endpoints/flights';
import type { ApiError } from '../problem';
import { stubConnection } from '../stub-connection';

const ADDRESS = '/api/search/v1/GetAirSearchEvents?requestId=r1&since=1';
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const heard = vi.fn();
afterEach(() => {
  vi.unstubAllGlobals();
  heard.mockReset();
});

function follow(response: Response) {
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(response));
  const connection = stubConnection({ token: () => 'token-1' });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: connection } }).concat(api.middleware),
  });
  return store.dispatch(followAirSearch.initiate({ requestId: 'r1', since: 1, hear: heard }, { track: false }));
}

/** Bytes in chunks of this length, as a network may split them. */
function stream(text: string, length: number) {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
    bytes.slice(at * length, (at + 1) * length),
  );
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => {
      const piece = pieces.shift();
      if (piece) to.enqueue(piece);
      else to.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

it.each([1, 7, 10_000])('receives each batch however the stream is split (%i bytes at once)', async (length) => {
  const batches = [
    { refreshCount: 2, notices: ['غرفة'] },
    { refreshCount: 3, notices: [] },
  ];
  const text = batches
    .map((batch) => `event: batch\nid: ${batch.refreshCount}\ndata: ${JSON.stringify(batch)}\n\n`)
    .join(':\n\n');
  expect(await follow(stream(text, length))).toEqual({ data: null });
  expect(heard.mock.calls.map(([batch]) => batch as unknown)).toEqual(batches);
  expect(fetched).toHaveBeenCalledWith(
    ADDRESS,
    expect.objectContaining({
      headers: expect.objectContaining({ accept: 'text/event-stream', authorization: 'Bearer token-1' }) as unknown,
    }),
  );
});

it('reports a refusal, and a response that is not an event stream', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Gone',
    status: 410,
    code: 'search.expired',
    retryable: false,
    requestId: 'q',
  };
  const refused = await follow(new Response(JSON.stringify(problem), { status: 410 }));
  expect(refused.error).toMatchObject({ kind: 'problem', status: 410, problem: { code: 'search.expired' } });
  const other = await follow(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  expect((other.error as ApiError).kind).toBe('FETCH_ERROR');
  expect(heard).not.toHaveBeenCalled();
});

it('reports a broken connection after delivering what had arrived', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (to) => to.enqueue(new TextEncoder().encode('event: batch\ndata: {"refreshCount":2}\n\nevent: ba')),
    pull: (to) => to.error(new TypeError('the line is dead')),
  });
  const answer = await follow(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  expect((answer.error as ApiError).kind).toBe('FETCH_ERROR');
  expect(heard).toHaveBeenCalledTimes(1);
});
