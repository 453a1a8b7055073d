import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Facts {
  namespace: string;
  endpoints: string[];
  messages: Record<string, string[]>;
}
const require = createRequire(import.meta.url);
const { releaseFacts } = require('./release-facts.cjs') as {
  releaseFacts: (folder: string, role: 'shell' | 'module', locales: string[]) => Facts;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
const INJECTED = 'api.injectEndpoints({ endpoints: (build) => ({ tripsList: build.query({}) })';

const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  put('src/module.ts', "export default defineModule({ manifest, namespace: 'trips', routes: [] });");
  put('src/locales/en.json', '{ "nav": { "trips": "Trips" }, "seats_one": "a seat", "seats_other": "seats" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what the registry compares', () => {
  it('is the namespace, all injected endpoints, and every message key', () => {
    put(
      'src/features/trips/api.ts',
      "export const trips = api.injectEndpoints({ endpoints: (build) => ({ tripsList: build.query<A, B>({ query: () => ({ url: '/x' }) }), 'tripsOne': build.query({}) }), overrideExisting: 'throw' });",
    );
    put('src/features/trips/api.test.ts', 'api.injectEndpoints({ endpoints: () => ({ ofATest: 1 }) });');
    put('src/locales/en/pay.json', '{ "title": "Pay" }');
    expect(releaseFacts(folder, 'module', ['en'])).toEqual({
      namespace: 'trips',
      endpoints: ['tripsList', 'tripsOne'],
      messages: { en: ['nav.trips', 'pay.title', 'seats_one', 'seats_other'] },
    });
  });

  it('includes, for the shell, every endpoint the kits call', () => {
    const { namespace, endpoints } = releaseFacts(path.join(root, 'mfe-shell'), 'shell', ['en']);
    expect(namespace).toBe('shell');
    expect(endpoints).toContain('authenticate');
  });
});

describe('a build fails', () => {
  it('when endpoint names are not literals', () => {
    put('src/api.ts', 'api.injectEndpoints({ endpoints: (build) => makeThem(build) });');
    expect(() => releaseFacts(folder, 'module', ['en'])).toThrow('each under its name');
  });

  it('when a name is used twice', () => {
    for (const name of ['one', 'two']) put(`src/${name}.ts`, `${INJECTED}, overrideExisting: 'throw' });`);
    expect(() => releaseFacts(folder, 'module', ['en'])).toThrow('two endpoints are called "tripsList"');
  });

  it.each(['', ', overrideExisting: false', ', overrideExisting: true'])(
    'when an injection does not refuse a taken name: "%s"',
    (rule) => {
      put('src/features/trips/api.ts', `${INJECTED}${rule} });`);
      expect(() => releaseFacts(folder, 'module', ['en'])).toThrow(/api\.ts: add overrideExisting: 'throw'/);
    },
  );

  it('when a language lacks a text, although its plural forms may differ from English', () => {
    put('src/locales/ar.json', '{ "nav": { "trips": "رحلات" }, "seats_few": "مقاعد" }');
    expect(releaseFacts(folder, 'module', ['en', 'ar']).messages['ar']).toEqual(['nav.trips', 'seats_few']);
    put('src/locales/ar.json', '{ "nav": {}, "seats_few": "مقاعد" }');
    expect(() => releaseFacts(folder, 'module', ['en', 'ar'])).toThrow('ar.json: no text for nav.trips');
  });
});
