import { bootPayload } from '../boot-payload';

/** The Trusted Types policy name of every build; the edge's Content-Security-Policy allows it. */
const POLICY_NAME = 'portal';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
  createPolicy(name: 'default', rules: { createHTML: (markup: string) => string | null }): unknown;
}

const policies = () => (window as { trustedTypes?: PolicyFactory }).trustedTypes;

const RELEASES = '/releases/';

/** Accepts as scripts only files of our releases, and those of the origin in an override signed by the edge. */
export function assertReleaseFile(url: string): string {
  const address = new URL(url, document.baseURI);
  const isOurs = address.origin === window.location.origin && address.pathname.startsWith(RELEASES);
  if (!isOurs && address.origin !== overriddenOrigin()) {
    throw new TypeError(`not a release file: ${url}`);
  }
  return url;
}

/** Written by the edge, so a script cannot add an origin. */
function overriddenOrigin(): string | undefined {
  return document.getElementById('jetway-boot') ? bootPayload().releases.override?.origin : undefined;
}

/** Converts a URL to what the browser accepts as a script source, with or without Trusted Types. */
export function createScriptAddresses(): (url: string) => string {
  const policy = policies()?.createPolicy(POLICY_NAME, { createScriptURL: assertReleaseFile });
  return (url) => policy?.createScriptURL(url) ?? assertReleaseFile(url);
}

/**
 * Allows `innerHTML = ''`, which the accessibility library's announcer uses to empty an element; any other markup is still
 * refused by the browser.
 */
export function allowEmptyMarkup(): void {
  policies()?.createPolicy('default', { createHTML: (markup) => (markup === '' ? markup : null) });
}
