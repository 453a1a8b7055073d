import { NotificationsList } from './notifications-list';
import { useNotifications } from './use-notifications';

/** The notifications in the account menu's sheet on a phone. */
export function PhoneNotifications({ onLeave }: { onLeave: () => void }) {
  const news = useNotifications();
  return news && <NotificationsList news={news} onLeave={onLeave} />;
}
