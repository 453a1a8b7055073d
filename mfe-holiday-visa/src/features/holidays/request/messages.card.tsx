import type { HolidayMessage, HolidayRequestPage } from '@jetway/kit-api/holidays';
import { useHolidayAddMessageMutation } from '@jetway/kit-api/holidays';
import { formatDateTime } from '@jetway/kit-domain';
import { isRefusedAt } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Card, Heading, Stack, styled, Text, TextArea } from '@jetway/kit-ui';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';

import { ProblemCallout } from '../../../shared/holidays/problem.callout';

const LONGEST = 2_000;

const Thread = styled.ol`
  display: grid;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The agency's own messages stand at the end of the line, those of operations at its start. */
const Message = styled.li`
  justify-self: start;
  max-inline-size: 85%;
  padding: var(--jw-space-3);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-own] {
    justify-self: end;
    background: var(--jw-accent-soft);
  }
`;

/** Messages between the agency and operations, the oldest first, and the field that adds one. */
export function MessagesCard({ request }: { request: HolidayRequestPage }) {
  const t = useT('visas');
  const { messages, actions, requestReference } = request;
  return (
    <Card padding="md" as="section" aria-label={t('holidays.messages.title')}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('holidays.messages.title')}
        </Heading>
        {messages.length === 0 && <Text muted>{t('holidays.messages.none')}</Text>}
        {messages.length > 0 && (
          <Thread aria-live="polite">
            {messages.map((message) => (
              <One key={message.id} message={message} />
            ))}
          </Thread>
        )}
        {actions.includes('message') && <MessageForm requestReference={requestReference} />}
      </Stack>
    </Card>
  );
}

function One({ message: { from, author, at, text } }: { message: HolidayMessage }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  return (
    <Message data-own={from === 'agency' || undefined}>
      <Text>
        <bdi>{text}</bdi>
      </Text>
      <Text size="xs" muted>
        {t('holidays.by', { at: formatDateTime(at, locale), by: author })}
      </Text>
    </Message>
  );
}

function MessageForm({ requestReference }: { requestReference: string }) {
  const t = useT('visas');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [add, { isLoading, error }] = useHolidayAddMessageMutation();
  const isUnderway = useRef(false);
  const isRefused = isRefusedAt(error, '/text');
  const fault = isMissing && !text.trim() ? t('holidays.messages.missing') : isRefused && t('orders.textRefused');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (!text.trim() || isUnderway.current) return;
    isUnderway.current = true;
    const reply = await add({ addHolidayMessageRequest: { requestReference, text: text.trim() } });
    isUnderway.current = false;
    if (reply.data) setText('');
  };
  return (
    <form noValidate aria-label={t('holidays.messages.title')} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <TextArea
          label={t('holidays.messages.label')}
          value={text}
          rows={3}
          maxLength={LONGEST}
          onChange={setText}
          errorMessage={fault || undefined}
        />
        {!isRefused && <ProblemCallout error={error} title={t('holidays.messages.failed')} />}
        <div>
          <Button type="submit" isPending={isLoading}>
            {t('holidays.messages.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
