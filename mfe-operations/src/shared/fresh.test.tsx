import { ApiProvider, createApi } from '@reduxjs/toolkit/query/react';
import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { AWAY_MS, useFresh } from './fresh';

const INTERVAL_MS = 15_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page with one call; counts how often it is made. */
function open(): { count: number } {
  const made = { count: 0 };
  const api = createApi({
    baseQuery: () => ({ data: ++made.count }),
    endpoints: (build) => ({ ask: build.query<number, void>({ query: () => null }) }),
  });
  const Page = () => <p>{api.useAskQuery(undefined, useFresh()).data}</p>;
  render(
    <ApiProvider api={api}>
      <Page />
    </ApiProvider>,
  );
  return made;
}

it.each([
  ['the pointer moves', () => fireEvent.pointerMove(window)],
  ['a key is pressed', () => fireEvent.keyDown(window, { key: 'j' })],
  ['the wheel turns', () => fireEvent.wheel(window)],
])('stops calling while the operator is away, until %s', async (_input, come) => {
  const made = open();
  await pass(AWAY_MS);
  const before = made.count;
  expect(before).toBeGreaterThanOrEqual(AWAY_MS / INTERVAL_MS);
  await pass(3 * AWAY_MS);
  expect(made.count).toBe(before);
  act(() => void come());
  await pass(INTERVAL_MS);
  expect(made.count).toBe(before + 1);
});

it('goes on while there is input', async () => {
  const made = open();
  await pass(AWAY_MS - 1);
  act(() => void fireEvent.pointerDown(window));
  const before = made.count;
  await pass(AWAY_MS - 1);
  expect(made.count).toBeGreaterThanOrEqual(before + AWAY_MS / INTERVAL_MS - 1);
});
