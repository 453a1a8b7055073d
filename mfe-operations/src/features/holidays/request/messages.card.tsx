import { Button, Card, DateText, Heading, Inline, Stack, styled, Text, TextArea } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayMessage, HolidayRequestCase } from '../../../api/endpoints/holidays';
import { useAddHolidayMessageMutation } from '../../../api/endpoints/holidays';
import { RefusedCallout } from '../../../shared/refused.callout';
import { useRefusal } from '../../../shared/step/use-refusal';
import type { Desk } from './use-desk';

const LONGEST_MESSAGE = 2_000;

const Messages = styled.ol`
  display: grid;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Message = styled.li<{ $ours: boolean }>`
  padding: var(--jw-space-3);
  border-radius: var(--jw-radius-md);
  background: ${({ $ours }) => ($ours ? 'var(--jw-accent-soft)' : 'var(--jw-surface-sunken)')};
  margin-inline: ${({ $ours }) => ($ours ? 'var(--jw-space-6) 0' : '0 var(--jw-space-6)')};
`;

const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** What the agency and the operators wrote to each other, and the next answer. */
export function MessagesCard({ request, desk }: { request: HolidayRequestCase; desk: Desk }) {
  const { messages, steps } = request;
  return (
    <Card as="section" aria-label="Messages">
      <Stack gap={4}>
        <Heading level={2} size="md">
          Messages
        </Heading>
        {messages.length === 0 ? (
          <Text muted>No messages yet.</Text>
        ) : (
          <Messages role="list">
            {messages.map((message) => (
              <Written key={message.id} message={message} />
            ))}
          </Messages>
        )}
        {steps.includes('message') && <AnswerForm request={request} desk={desk} />}
      </Stack>
    </Card>
  );
}

function Written({ message: { author, from, at, text } }: { message: HolidayMessage }) {
  return (
    <Message $ours={from === 'operations'}>
      <Text size="sm" muted>
        <bdi>{author}</bdi>, {from === 'agency' ? 'agency' : 'operations'}, <DateText value={at} format="datetime" />
      </Text>
      <Words dir="auto">{text}</Words>
    </Message>
  );
}

function AnswerForm({ request: { tenant, referenceId }, desk }: { request: HolidayRequestCase; desk: Desk }) {
  const [send, { isLoading }] = useAddHolidayMessageMutation();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal<HTMLFormElement>();
  const answer = async () => {
    setMissing(!text.trim());
    if (!text.trim()) return focus();
    const error = await desk.take(
      send({ holidayMessageForm: { tenant, referenceId, text: text.trim() } }),
      'The answer was sent',
    );
    refused(error);
    if (error === undefined) setText('');
  };
  return (
    <form
      {...fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      <Stack gap={3}>
        <TextArea
          label="Answer"
          description="The agency reads it on the request and in an e-mail."
          rows={3}
          maxLength={LONGEST_MESSAGE}
          value={text}
          onChange={setText}
          errorMessage={isMissing && !text.trim() ? 'Write an answer.' : faultAt('/text')}
        />
        <RefusedCallout error={refusal} />
        <Inline>
          <Button type="submit" isPending={isLoading}>
            Send the answer
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
