import type { BootPayload } from '@jetway/kit-runtime';
import { describe, expect, it, vi } from 'vitest';

import { withLocalModule } from './local-module';

const released = {
  version: 'local',
  base: 'http://localhost:3001/',
  entry: 'remoteEntry.js',
  name: 'mfe_flights',
  manifest: { id: 'mfe-flights', routes: [] },
};
const payload = (override?: object) =>
  ({ releases: { modules: { 'mfe-flights': released }, override } }) as unknown as BootPayload;
const local = { module: 'mfe-flights', origin: 'http://localhost:3001', until: 1 };

describe('a module on this machine', () => {
  it('is described by its own build', async () => {
    const built = { id: 'mfe-flights', entry: 'remoteEntry.1.js', routes: [{ path: '/new', title: 'flights:new' }] };
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(built))));
    const { releases } = await withLocalModule(payload(local), fetched);
    expect(fetched).toHaveBeenCalledWith('http://localhost:3001/module.json', expect.anything());
    expect(releases.modules['mfe-flights']).toMatchObject({
      base: 'http://localhost:3001/',
      entry: 'remoteEntry.1.js',
      manifest: built,
    });
  });

  it('that does not answer, or is another module, leaves the page unchanged', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const answers = [Promise.reject(new TypeError('refused')), Promise.resolve(new Response('{"id":"mfe-hotels"}'))];
    for (const answer of answers) {
      const before = payload(local);
      expect(await withLocalModule(before, () => answer)).toBe(before);
    }
  });

  it('is not requested without an override, or with one to a version', async () => {
    const fetched = vi.fn();
    for (const override of [undefined, { module: 'mfe-flights', version: '2', until: 1 }]) {
      const before = payload(override);
      expect(await withLocalModule(before, fetched)).toBe(before);
    }
    expect(fetched).not.toHaveBeenCalled();
  });
});
