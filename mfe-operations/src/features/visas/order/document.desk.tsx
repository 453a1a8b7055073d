import { Button, Card, Inline, RadioGroup, Stack, StatusPill, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { VisaDeskApplicant, VisaDeskDocument, VisaDeskOrder } from '../../../api/endpoints/visas';
import { useReviewVisaDocumentMutation } from '../../../api/endpoints/visas';
import { visaFileAddress } from '../../../api/files';
import { hasRole, useOperator } from '../../../session/use-operator';
import { AnswerField } from '../../../shared/answer/answer.field';
import type { AnswerSource } from '../../../shared/answer/template.picker';
import { useAnswer } from '../../../shared/answer/use-answer';
import { FileViewer } from '../../../shared/files/file.viewer';
import { RefusedCallout } from '../../../shared/refused.callout';
import { DOCUMENT_STATES } from '../visas.model';
import { AskField } from './ask.field';
import type { AskedItems } from './use-asked';
import { LONGEST_REASON } from './use-asked';
import { caseIn, useStep } from './use-step';

interface DocumentDeskProps {
  order: VisaDeskOrder;
  applicant: VisaDeskApplicant;
  canAsk: boolean;
  asked: AskedItems;
  /** Where templates of reasons come from. */
  source: AnswerSource;
}

/** The documents of an applicant, one at a time beside the form; the arrow keys go from one to the next. */
export function DocumentDesk({ order, applicant, canAsk, asked, source }: DocumentDeskProps) {
  const { documents } = applicant;
  const [chosen, setChosen] = useState(() => firstOf(documents));
  const document = documents.find(({ code }) => code === chosen);
  if (documents.length === 0) return <Text muted>No documents are asked of this applicant.</Text>;
  const options = documents.map(({ code, name, status }) => ({
    value: code,
    label: name,
    description: DOCUMENT_STATES[status].name,
  }));
  return (
    <Card>
      <Stack gap={4}>
        <RadioGroup label="Document" options={options} value={chosen} onChange={setChosen} />
        {document && (
          <Paper
            key={document.fileId ?? document.code}
            order={order}
            applicant={applicant}
            document={document}
            source={source}
          />
        )}
        {document && canAsk && (
          <AskField kind="document" name={document.code} label={document.name} asked={asked} source={source} />
        )}
      </Stack>
    </Card>
  );
}

/** The first document that waits for a look. */
function firstOf(documents: readonly VisaDeskDocument[]): string {
  return (documents.find(({ status }) => status === 'pending') ?? documents[0])?.code ?? '';
}

interface PaperProps {
  order: VisaDeskOrder;
  applicant: VisaDeskApplicant;
  document: VisaDeskDocument;
  source: AnswerSource;
}

function Paper({ order, applicant, document, source }: PaperProps) {
  const maySee = hasRole(useOperator(), ['visa', 'auditor']);
  const { tenant, referenceId } = order;
  const { fileId, fileName, name, status, reason, earlier } = document;
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <StatusPill tone={DOCUMENT_STATES[status].tone}>{DOCUMENT_STATES[status].name}</StatusPill>
        {reason && (
          <Text size="sm">
            <bdi>{reason}</bdi>
          </Text>
        )}
      </Inline>
      {!maySee && <Text muted>Only the visa desk sees documents.</Text>}
      {maySee && fileId && (
        <FileViewer address={visaFileAddress({ tenant, referenceId, fileId })} name={fileName ?? name} />
      )}
      {maySee && earlier.length > 0 && <Earlier order={order} files={earlier} />}
      {fileId && applicant.steps.includes('review') && (
        <Review order={order} fileId={fileId} name={name} status={status} source={source} />
      )}
    </Stack>
  );
}

/** Versions that were replaced; each is fetched, and so recorded, only when it is asked for. */
function Earlier({
  order: { tenant, referenceId },
  files,
}: {
  order: VisaDeskOrder;
  files: readonly { fileId: string; fileName: string }[];
}) {
  const [shown, setShown] = useState('');
  const file = files.find(({ fileId }) => fileId === shown);
  return (
    <Stack gap={2}>
      <Text size="sm" muted>
        Earlier versions:
      </Text>
      <Inline gap={2}>
        {files.map(({ fileId, fileName }) => (
          <Button
            key={fileId}
            size="sm"
            variant="ghost"
            aria-pressed={fileId === shown}
            onPress={() => setShown(fileId === shown ? '' : fileId)}
          >
            {fileName}
          </Button>
        ))}
      </Inline>
      {file && (
        <FileViewer address={visaFileAddress({ tenant, referenceId, fileId: file.fileId })} name={file.fileName} />
      )}
    </Stack>
  );
}

interface ReviewProps {
  order: VisaDeskOrder;
  fileId: string;
  name: string;
  status: VisaDeskDocument['status'];
  source: AnswerSource;
}

/** Says whether the document is in order; a rejected one carries the reason. */
function Review({ order, fileId, name, status, source }: ReviewProps) {
  const [review, { isLoading }] = useReviewVisaDocumentMutation();
  const { refusal, take, faultAt, focus, fields } = useStep();
  const reason = useAnswer({ longest: LONGEST_REASON, missing: 'Write what is wrong with it.' });
  const send = async (ok: boolean) => {
    if (!ok && !reason.check()) return focus();
    const verdict = { ...caseIn(order), fileId, ok, ...(ok ? {} : { reason: reason.words }) };
    const taken = await take(review({ visaDocumentReview: verdict }), `${name}: ${ok ? 'in order' : 'rejected'}`);
    if (taken) reason.clear();
  };
  return (
    <Stack gap={3} {...fields}>
      <AnswerField label="Reason of a rejection" rows={2} answer={reason} source={source} fault={faultAt('/reason')} />
      <RefusedCallout error={refusal} />
      <Inline gap={2}>
        {status !== 'ok' && (
          <Button variant="primary" isPending={isLoading} onPress={() => void send(true)}>
            In order
          </Button>
        )}
        {status !== 'rejected' && (
          <Button isPending={isLoading} onPress={() => void send(false)}>
            Reject
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
