import type { TenantConfig } from '@jetway/kit-runtime';
import { textKey } from '@jetway/kit-runtime';
import type { DataRouter } from '@jetway/kit-runtime/shell';

/** A random id per browser; identifies no person. */
const visitorKey = textKey('visitor');

type Send = (address: string) => void;

/**
 * Reports page views to the tenant's analytics property. Does nothing for tenants without one, and for users whose browser
 * asks not to be tracked. Sends paths only, because queries contain references and names.
 */
export function measure(
  tenant: Pick<TenantConfig, 'analytics'>,
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  send: Send = beacon,
): void {
  const { analytics } = tenant;
  if (!analytics || isOptedOut()) return;
  let last: string | undefined;
  const note = ({ pathname }: { pathname: string }) => {
    if (pathname === last) return;
    last = pathname;
    send(`${analytics.endpoint}?${described(analytics.trackingId, pathname).toString()}`);
  };
  note(router.state.location);
  router.subscribe(({ location }) => note(location));
}

/** A page view of the Measurement Protocol, version 2. */
function described(trackingId: string, pathname: string): URLSearchParams {
  return new URLSearchParams({
    v: '2',
    tid: trackingId,
    cid: visitor(),
    en: 'page_view',
    dl: window.location.origin + pathname,
    ul: document.documentElement.lang.toLowerCase(),
    sr: `${window.screen.width}x${window.screen.height}`,
  });
}

function visitor(): string {
  const known = visitorKey.read();
  if (known) return known;
  const fresh = crypto.randomUUID();
  visitorKey.write(fresh);
  return fresh;
}

function isOptedOut(): boolean {
  return (
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'
  );
}

function beacon(address: string): void {
  navigator.sendBeacon(address);
}
