import './bell-texts';

import { textKey, useT } from '@jetway/kit-runtime';
import { IconButton, Popover } from '@jetway/kit-ui';
import { Bell as BellIcon } from '@jetway/kit-ui/rare-icons';
import { useState } from 'react';
import styled from 'styled-components';

import { lastEvent, unread } from './bell.model';
import { NotificationsList } from './notifications-list';
import { useNotifications } from './use-notifications';

/** Time of the newest event the user has seen. */
const seenKey = textKey('notifications-seen');

const Ring = styled.span`
  position: relative;
  display: inline-flex;
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: -0.5rem;
  inset-inline-end: -0.625rem;
  min-inline-size: 1rem;
  padding-inline: 0.1875rem;
  border-radius: 0.5rem;
  background: var(--jw-danger);
  color: var(--jw-on-danger);
  font-size: 0.625rem;
  font-weight: 700;
  line-height: 1rem;
  text-align: center;
`;

/** A bell with the number of unread notifications, which opens them; only for those who may view orders. */
export function Bell() {
  const t = useT('shell');
  const news = useNotifications();
  const [seen, setSeen] = useState(() => seenKey.read() ?? '');
  if (!news) return null;
  const count = unread(news.data, seen);
  const toggle = (isOpen: boolean) => {
    const last = lastEvent(news.data);
    if (!isOpen || last <= seen) return;
    seenKey.write(last);
    setSeen(last);
  };
  return (
    <Popover
      label={t('bell.label')}
      onOpenChange={toggle}
      trigger={
        <IconButton variant="ghost" size="sm" label={count > 0 ? t('bell.unread', { count }) : t('bell.label')}>
          <Ring>
            <BellIcon aria-hidden size={18} />
            {count > 0 && <Count aria-hidden>{count}</Count>}
          </Ring>
        </IconButton>
      }
    >
      {({ close }) => <NotificationsList news={news} onLeave={close} />}
    </Popover>
  );
}
