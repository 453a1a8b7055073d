import { useGetNotificationsQuery } from '@jetway/kit-api/orders';
import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';

/** Polling interval while the page is visible. */
const POLL_MS = 120_000;

/** The notifications; `null` for users who may not view orders. */
export function useNotifications() {
  const { can } = useSession();
  const may = can(Feature.ViewBooking);
  const news = useGetNotificationsQuery(undefined, {
    skip: !may,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return may ? news : null;
}
