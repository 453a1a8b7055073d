/** This browser's description in the user-context call. */
interface DeviceInfo {
  browser: { name: string; version: string };
  os: { name: string; version: string };
  device: { model: string; type: string; vendor: string };
  screen: { width: number; height: number };
  /** IANA name. */
  timeZone: string;
  /** The browser's language setting, BCP 47. */
  language: string;
  userAgent: string;
}

/** The browser's time zone, and the locale it formats dates with. */
type Place = Pick<Intl.ResolvedDateTimeFormatOptions, 'timeZone' | 'locale'>;

const USER_AGENT_LIMIT = 500;
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /Chrom\w+\/([\d.]+)/],
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

/** Parses the user agent, truncated to 500 characters. */
export function describeDevice(
  userAgent: string,
  { width, height }: DeviceInfo['screen'],
  { timeZone, locale }: Place,
): DeviceInfo {
  const text = userAgent.slice(0, USER_AGENT_LIMIT);
  return {
    browser: firstMatch(BROWSERS, text),
    os: firstMatch(SYSTEMS, text),
    device: {
      model: /(?:\((?=iP)|Android [\d.]+; )([^;)]+)/.exec(text)?.[1] ?? '',
      type: /iPad|Tablet/i.test(text) ? 'tablet' : /Mobi/i.test(text) ? 'mobile' : 'desktop',
      vendor: text.includes('Mac OS') ? 'Apple' : '',
    },
    screen: { width, height },
    timeZone,
    language: locale,
    userAgent: text,
  };
}

/** The description as a header value: base64url of UTF-8 JSON. */
export function encodeDeviceInfo(info: DeviceInfo): string {
  const bytes = new TextEncoder().encode(JSON.stringify(info));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) =>
    sign === '+' ? '-' : sign === '/' ? '_' : '',
  );
}
