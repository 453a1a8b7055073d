import { defineModule } from '@jetway/kit-runtime';
import { portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import ar from '../../locales/ar';
import { en } from '../../locales/en';
import { manifest } from '../../manifest';
import { segment } from '../testing/flights';
import { missedAt } from './connections';
import { SegmentTimeline } from './segment-timeline';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const module = defineModule({
  manifest: { ...manifest, routes: [] },
  namespace: 'flights',
  locales: { en, ar },
  reducers: [],
  routes: [],
});
const ARABIC = { locale: 'ar-AE', languages: ['ar'], dir: 'rtl' as const };

/** Two flights via Dhaka; the first lands at 10:00 UTC, the second departs at the given time. */
function byWayOfDhaka(leaves: string, wait: number) {
  const first = segment({ layoverAfterMinutes: wait });
  const second = segment({ segmentId: 's2', origin: { ...first.destination, utc: `2026-12-01T${leaves}:00Z` } });
  return [first, second];
}

describe('a layover', () => {
  it('is shown', async () => {
    await renderWithPortal(<SegmentTimeline segments={byWayOfDhaka('12:30', 150)} />, { module });
    expect(await screen.findByText('2h 30m in Dhaka')).toBeInTheDocument();
  });

  it('that is negative is a missed connection, not a wait of zero', async () => {
    const missed = byWayOfDhaka('09:00', 0);
    const first = await renderWithPortal(<SegmentTimeline segments={missed} />, { module });
    expect(await screen.findByText('Missed connection in Dhaka')).toBeInTheDocument();
    expect(screen.queryByText(/\b0m\b/)).toBeNull();
    first.unmount();
    await renderWithPortal(<SegmentTimeline segments={missed} />, { module, tenant: ARABIC });
    expect(await screen.findByText('لا يكفي الوقت للّحاق برحلة المتابعة في Dhaka')).toBeInTheDocument();
  });

  it('is not shown between two journeys, whatever their order', () => {
    const [first, second] = byWayOfDhaka('09:00', 0);
    expect(missedAt([first!, second!])).toEqual(['Dhaka']);
    expect(missedAt([first!, { ...second!, journeyIndex: 1 }])).toEqual([]);
  });
});
