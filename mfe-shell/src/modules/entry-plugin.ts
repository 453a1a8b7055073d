import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import { createScriptAddresses } from '@jetway/kit-runtime/shell';

/** A module's entry that has not come by then will not come. */
const ENTRY_TIMEOUT_MS = 6_000;
/** Stands where the portal's own file should have a hash and has none: no file fits it. The chunks' rule: `IntegrityPlugin`. */
const NO_FILES = `sha384-${'A'.repeat(64)}`;

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
      const { origin, pathname } = new URL(script.src);
      // A staff member's own machine has no hashes.
      if (origin === window.location.origin) script.integrity = integrity[pathname] ?? NO_FILES;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
