import { boot } from '../boot';

/** The policy name every build of the portal uses; the edge's content policy allows it. */
const POLICY_NAME = 'jetway';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
  createPolicy(name: 'default', rules: { createHTML: (markup: string) => string | null }): unknown;
}

const policies = () => (window as { trustedTypes?: PolicyFactory }).trustedTypes;

const RELEASES = '/releases/';

/** Only files of our own releases may become scripts, and those of the one machine an override names: the edge signed it. */
export function assertReleaseFile(url: string): string {
  const address = new URL(url, document.baseURI);
  const isOurs = address.origin === window.location.origin && address.pathname.startsWith(RELEASES);
  if (!isOurs && address.origin !== overriddenOrigin()) {
    throw new TypeError(`not a release file: ${url}`);
  }
  return url;
}

/** Written by the edge, so no script can name another. */
function overriddenOrigin(): string | undefined {
  return document.getElementById('jetway-boot') ? boot().releases.override?.origin : undefined;
}

/** Turns an address into what the browser accepts as a script's source, with or without Trusted Types. */
export function createScriptAddresses(): (url: string) => string {
  const policy = policies()?.createPolicy(POLICY_NAME, { createScriptURL: assertReleaseFile });
  return (url) => policy?.createScriptURL(url) ?? assertReleaseFile(url);
}

/**
 * Lets code empty an element by `innerHTML = ''`, as the accessibility library's announcer does; any other markup in a
 * text stays refused by the browser.
 */
export function allowEmptyMarkup(): void {
  policies()?.createPolicy('default', { createHTML: (markup) => (markup === '' ? markup : null) });
}
