/** What the user-context call says about this browser. */
interface DeviceInfo {
  browser: { name: string; version: string };
  os: { name: string; version: string };
  device: { model: string; type: string; vendor: string };
  screen: { width: number; height: number };
  userAgent: string;
}

const USER_AGENT_LIMIT = 500;
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /Chrom(?:e|ium)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];
const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['Android', /Android ([\d.]+)/],
  ['iOS', /OS ([\d_]+) like Mac/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux()/],
];

function firstMatch(table: typeof BROWSERS, text: string): { name: string; version: string } {
  for (const [name, pattern] of table) {
    const version = pattern.exec(text)?.[1];
    if (version !== undefined) return { name, version: version.replaceAll('_', '.') };
  }
  return { name: '', version: '' };
}

/** Reads the user agent; it is cut at 500 characters first. */
export function describeDevice(userAgent: string, screen: { width: number; height: number }): DeviceInfo {
  const text = userAgent.slice(0, USER_AGENT_LIMIT);
  const isTablet = /iPad|Tablet/i.test(text);
  const isMobile = !isTablet && /Mobi|iPhone/i.test(text);
  return {
    browser: firstMatch(BROWSERS, text),
    os: firstMatch(SYSTEMS, text),
    device: {
      model: /\((iPhone|iPad)/.exec(text)?.[1] ?? /Android [\d.]+; ([^;)]+)/.exec(text)?.[1] ?? '',
      type: isTablet ? 'tablet' : isMobile ? 'mobile' : 'desktop',
      vendor: /iPhone|iPad|Macintosh/.test(text) ? 'Apple' : '',
    },
    screen: { width: screen.width, height: screen.height },
    userAgent: text,
  };
}

/** The description as a header value: base64url of UTF-8 JSON. */
export function encodeDeviceInfo(info: DeviceInfo): string {
  const bytes = new TextEncoder().encode(JSON.stringify(info));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
