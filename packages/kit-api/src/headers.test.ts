/// <reference types="node" />
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { headersFor } from './headers';
import { stubConnection } from './stub-connection';

const ROUTES = join(import.meta.dirname, '../../../backend/src/routes');

/** Paths of the calls whose repetition the backend answers with the first response. */
function repeatable(): string[] {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.rs'));
  const calls = files.flatMap((name) => readFileSync(join(ROUTES, name), 'utf8').split('#[utoipa::path(').slice(1));
  const once = calls.filter((call) => call.includes('Once::new('));
  return once.flatMap((call) => /path = "([^"]+)"/.exec(call)?.[1] ?? []);
}

describe('an idempotency key', () => {
  it('goes with every call that the backend does once', () => {
    const paths = repeatable();
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !('idempotency-key' in headersFor(path, stubConnection({}), {})))).toEqual([]);
  });
});
