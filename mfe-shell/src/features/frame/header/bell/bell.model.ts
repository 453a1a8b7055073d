import type { Notifications } from '@jetway/kit-api/orders';

/** Kinds whose time is a deadline: they count until it is over. */
const DEADLINES: readonly string[] = ['limitNear', 'limitUrgent'];

/** Events of orders, deposits, requests for groups and holiday requests; deadlines are none. */
function events({ items, deposits, groupRequests, holidayRequests }: Notifications): { at: string }[] {
  const orders = items.filter(({ kind }) => !DEADLINES.includes(kind));
  return [...orders, ...deposits, ...groupRequests, ...holidayRequests];
}

/** When the newest event was; empty without any. */
export function lastEvent(news: Notifications | undefined): string {
  return news ? events(news).reduce((last, { at }) => (at > last ? at : last), '') : '';
}

/** Events after the last one that was seen, and deadlines that are near. */
export function unread(news: Notifications | undefined, seen: string): number {
  if (!news) return 0;
  const near = news.items.filter(({ kind }) => DEADLINES.includes(kind));
  return near.length + events(news).filter(({ at }) => at > seen).length;
}

/** Whether the time of a notification is a deadline. */
export function isDeadline(kind: string): boolean {
  return DEADLINES.includes(kind);
}
