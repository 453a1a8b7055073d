/** A clock's city, as a label names it: "Dubai" of "Asia/Dubai". */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The instant at which the clock of a zone shows a day and time, `YYYY-MM-DDTHH:mm:ss`. */
export function instantIn(zone: string, shown: string): string {
  const wanted = Date.parse(`${shown}Z`);
  // The offset at the instant itself, which may differ from that at the first guess on a day that changes the clock.
  const guess = wanted - offsetAt(zone, wanted);
  return `${new Date(wanted - offsetAt(zone, guess)).toISOString().slice(0, 19)}Z`;
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - at;
}
