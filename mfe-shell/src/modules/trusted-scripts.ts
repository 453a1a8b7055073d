/** The policy name every build of the portal uses; the edge's content policy allows it. */
const POLICY_NAME = 'jetway';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

const RELEASES = '/releases/';

/** Only files of our own releases may become scripts. */
export function assertReleaseFile(url: string): string {
  const address = new URL(url, document.baseURI);
  if (address.origin !== window.location.origin || !address.pathname.startsWith(RELEASES)) {
    throw new TypeError(`not a release file: ${url}`);
  }
  return url;
}

/** Turns an address into what the browser accepts as a script's source, with or without Trusted Types. */
export function createScriptAddresses(): (url: string) => string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  const policy = factory?.createPolicy(POLICY_NAME, { createScriptURL: assertReleaseFile });
  return (url) => policy?.createScriptURL(url) ?? assertReleaseFile(url);
}
