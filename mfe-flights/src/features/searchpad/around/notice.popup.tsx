import { useGetPopupNotificationQuery } from '@jetway/kit-api/utility';
import { textKey, useT } from '@jetway/kit-runtime';
import { Card, Heading, IconButton, icons, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';
import { useId, useState } from 'react';

/** The notice this browser closed last. */
const closedNotice = textKey('notice.closed');

/**
 * The portal's latest notice, in the flow of the page, so that it covers nothing. Once closed or followed it stays closed in
 * this browser until there is another one.
 */
export function NoticePopup() {
  const t = useT('flights');
  const titleId = useId();
  const { data } = useGetPopupNotificationQuery();
  const [closed, setClosed] = useState(() => closedNotice.read());
  const notice = data?.notice;
  if (!notice || notice.id === closed) return null;
  const close = () => {
    closedNotice.write(notice.id);
    setClosed(notice.id);
  };
  return (
    <aside aria-labelledby={titleId}>
      <Card padding="md">
        <Stack gap={2}>
          <Inline justify="space-between" align="start" wrap={false}>
            <Heading level={2} size="md" id={titleId}>
              <bdi>{notice.title}</bdi>
            </Heading>
            <IconButton size="sm" label={t('around.closeNotice')} onPress={close}>
              <icons.X aria-hidden size={16} />
            </IconButton>
          </Inline>
          <Text muted>
            <bdi>{notice.text}</bdi>
          </Text>
          {notice.link && (
            <Inline>
              <LinkButton href={notice.link} size="sm" onPress={close}>
                {t('around.openNotice')}
              </LinkButton>
            </Inline>
          )}
        </Stack>
      </Card>
    </aside>
  );
}
