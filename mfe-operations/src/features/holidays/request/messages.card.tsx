import {
  Button,
  Card,
  DateText,
  FileField,
  fileFault,
  Heading,
  icons,
  Inline,
  PAPER_TYPES,
  Stack,
  styled,
  Text,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayMessage, HolidayRequestCase } from '../../../api/endpoints/holidays';
import { useAddHolidayAttachmentMutation, useAddHolidayMessageMutation } from '../../../api/endpoints/holidays';
import { holidayAttachmentAddress } from '../../../api/files';
import { AnswerField } from '../../../shared/answer/answer.field';
import { useAnswer } from '../../../shared/answer/use-answer';
import { FILE_FAULTS } from '../../../shared/files/file.faults';
import { FileViewer } from '../../../shared/files/file.viewer';
import { RefusedCallout } from '../../../shared/refused.callout';
import { useRefusal } from '../../../shared/step/use-refusal';
import { holidayAnswers } from './request.values';
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
              <Written key={message.id} message={message} request={request} />
            ))}
          </Messages>
        )}
        {steps.includes('message') && <AnswerForm request={request} desk={desk} />}
      </Stack>
    </Card>
  );
}

interface WrittenProps {
  message: HolidayMessage;
  request: HolidayRequestCase;
}

function Written({ message: { author, from, at, text, attachment }, request: { tenant, referenceId } }: WrittenProps) {
  const [isShown, setShown] = useState(false);
  const fileId = attachment?.fileId;
  return (
    <Message $ours={from === 'operations'}>
      <Text size="sm" muted>
        <bdi>{author}</bdi>, {from === 'agency' ? 'agency' : 'operations'}, <DateText value={at} format="datetime" />
      </Text>
      <Words dir="auto">{text}</Words>
      {attachment && !isShown && (
        <Button
          size="sm"
          variant="ghost"
          iconStart={<icons.Download aria-hidden size={16} />}
          aria-label={`Show ${attachment.name}`}
          onPress={() => setShown(true)}
        >
          <bdi>{attachment.name}</bdi>
        </Button>
      )}
      {attachment && fileId && isShown && (
        <FileViewer address={holidayAttachmentAddress({ tenant, referenceId, fileId })} name={attachment.name} />
      )}
    </Message>
  );
}

function AnswerForm({ request, desk }: { request: HolidayRequestCase; desk: Desk }) {
  const { tenant, referenceId } = request;
  const [send, { isLoading: isSending }] = useAddHolidayMessageMutation();
  const [attach, { isLoading: isUploading }] = useAddHolidayAttachmentMutation();
  const [file, setFile] = useState<File | null>(null);
  const fault = file ? fileFault(file, PAPER_TYPES) : undefined;
  const typed = useAnswer({ longest: LONGEST_MESSAGE, missing: 'Write an answer.' });
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal<HTMLFormElement>();
  const answer = async () => {
    if (!typed.check() || fault) return focus();
    const message = { tenant, referenceId, text: typed.words };
    const call = file ? attach({ holidayAttachmentForm: { ...message, file } }) : send({ holidayMessageForm: message });
    const error = await desk.take(call, 'The answer was sent');
    refused(error);
    if (error !== undefined) return;
    typed.clear();
    setFile(null);
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
        <AnswerField
          label="Answer"
          description="The agency reads it on the request and in an e-mail."
          answer={typed}
          source={holidayAnswers(request)}
          fault={faultAt('/text')}
        />
        <FileField
          label="File with the answer (optional)"
          name="attachment"
          description="PDF, PNG or JPEG under 1 MB."
          accept={PAPER_TYPES}
          value={file}
          onChange={setFile}
          errorMessage={fault ? FILE_FAULTS[fault] : faultAt('/file')}
        />
        <RefusedCallout error={refusal} />
        <Inline>
          <Button type="submit" isPending={isSending || isUploading}>
            Send the answer
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
