import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import { createScriptAddresses } from '@jetway/kit-runtime/shell';

/** Longest wait for a module's entry. */
const ENTRY_TIMEOUT_MS = 6_000;
/** Used where a portal file lacks its hash: no file matches it. `IntegrityPlugin` does the same for chunks. */
const NO_FILES = `sha256-${'A'.repeat(43)}=`;

/**
 * Loads module entries with the hash of the boot payload, Trusted Types and a timeout of six seconds. An HTML page from a
 * proxy fails its hash and never runs. Each retry has a distinct URL, because the browser would join it to a request that
 * hangs.
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
      // A developer's machine has no hashes.
      if (origin === window.location.origin) script.integrity = integrity[pathname] ?? NO_FILES;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
