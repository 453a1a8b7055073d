import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import { createScriptAddresses } from './trusted-scripts';

/** A module's entry that has not come by then will not come. */
const ENTRY_TIMEOUT_MS = 6_000;

/**
 * Fetches module entries under the page's rules: hash from the boot payload, Trusted Types, six seconds. An entry that
 * is a page in disguise (HTML from some proxy) fails its hash and is refused before it runs. Each further attempt has an
 * address of its own: a browser would join it to an answer that hangs.
 */
export function entryPlugin(integrity: Record<string, string>): ModuleFederationRuntimePlugin {
  const addressOf = createScriptAddresses();
  const attempts = new Map<string, number>();
  return {
    name: 'jetway-entry',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.async = true;
      const attempt = (attempts.get(url) ?? 0) + 1;
      attempts.set(url, attempt);
      script.src = addressOf(attempt === 1 ? url : `${url}?r=${attempt}`);
      script.crossOrigin = 'anonymous';
      const hash = integrity[new URL(script.src).pathname];
      if (hash) script.integrity = hash;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
