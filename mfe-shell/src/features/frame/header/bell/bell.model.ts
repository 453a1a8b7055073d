import type { Notifications } from '@jetway/kit-api/orders';

/** Kinds whose time is a deadline: they count as unread until it has passed. */
const DEADLINES: readonly string[] = ['limitNear', 'limitUrgent'];

/** Events of orders, deposits, group requests and holiday requests; deadlines are not events. */
function events({ items, deposits, groupRequests, holidayRequests }: Notifications): { at: string }[] {
  const orders = items.filter(({ kind }) => !DEADLINES.includes(kind));
  return [...orders, ...deposits, ...groupRequests, ...holidayRequests];
}

/** Time of the newest event; empty without any. */
export function lastEvent(news: Notifications | undefined): string {
  return news ? events(news).reduce((last, { at }) => (at > last ? at : last), '') : '';
}

/** Events after the last one seen, and near deadlines. */
export function unread(news: Notifications | undefined, seen: string): number {
  if (!news) return 0;
  const near = news.items.filter(({ kind }) => DEADLINES.includes(kind));
  return near.length + events(news).filter(({ at }) => at > seen).length;
}

/** Whether the time of a notification is a deadline. */
export function isDeadline(kind: string): boolean {
  return DEADLINES.includes(kind);
}
