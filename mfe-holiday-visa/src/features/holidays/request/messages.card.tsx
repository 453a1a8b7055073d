import type { HolidayMessage, HolidayRequestPage } from '@jetway/kit-api/holidays';
import { useHolidayAddAttachmentMutation, useHolidayAddMessageMutation } from '@jetway/kit-api/holidays';
import { formatDateTime } from '@jetway/kit-domain';
import { isRefusedAt } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Card, Heading, icons, Inline, Stack, styled, Text, TextArea } from '@jetway/kit-ui';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';

import { DocumentField } from '../../../shared/documents/document.field';
import { fileRefusal } from '../../../shared/documents/file-refusal';
import { ProblemCallout } from '../../../shared/holidays/problem.callout';
import { SaveFileButton } from '../../../shared/orders/save-file.button';

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

/** Messages between the agency and operations with their files, the oldest first, and the fields that add one. */
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

function One({ message: { from, author, at, text, attachment } }: { message: HolidayMessage }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  return (
    <Message data-own={from === 'agency' || undefined}>
      <Text>
        <bdi>{text}</bdi>
      </Text>
      {attachment && (
        <SaveFileButton
          address={attachment.address}
          fileName={attachment.name}
          label={attachment.name}
          about={t('holidays.messages.save')}
        />
      )}
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
  const [file, setFile] = useState<File | null>(null);
  const [isAttaching, setAttaching] = useState(false);
  const [add, added] = useHolidayAddMessageMutation();
  const [attach, attached] = useHolidayAddAttachmentMutation();
  const { isLoading, error } = file ? attached : added;
  const isUnderway = useRef(false);
  const isRefused = isRefusedAt(error, '/text');
  const isFileRefused = isRefusedAt(error, '/file');
  const [sentFile, setSentFile] = useState<File | null>(null);
  // What was wrong with the last file says nothing of the next.
  const fileFault = file && file === sentFile ? fileRefusal(t, error) : undefined;
  const fault = isMissing && !text.trim() ? t('holidays.messages.missing') : isRefused && t('orders.textRefused');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (!text.trim() || isUnderway.current) return;
    isUnderway.current = true;
    setSentFile(file);
    const message = { requestReference, text: text.trim() };
    const reply = file
      ? await attach({ holidayAttachmentForm: { ...message, file } })
      : await add({ addHolidayMessageRequest: message });
    isUnderway.current = false;
    if (!reply.data) return;
    setText('');
    setFile(null);
    setAttaching(false);
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
        {isAttaching && (
          <DocumentField
            label={t('holidays.messages.file')}
            name="attachment"
            value={file}
            onChange={setFile}
            errorMessage={fileFault}
          />
        )}
        {!isRefused && !isFileRefused && <ProblemCallout error={error} title={t('holidays.messages.failed')} />}
        <Inline gap={2} wrap>
          <Button type="submit" isPending={isLoading}>
            {t('holidays.messages.send')}
          </Button>
          {!isAttaching && (
            <Button variant="ghost" iconStart={<icons.Plus aria-hidden size={16} />} onPress={() => setAttaching(true)}>
              {t('holidays.messages.attach')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
