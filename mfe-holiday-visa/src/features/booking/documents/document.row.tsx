import type { FieldError } from '@jetway/kit-api';
import { problemOf } from '@jetway/kit-api';
import { watchUpload } from '@jetway/kit-api/files';
import type { VisaApplicantDocument, VisaOrder } from '@jetway/kit-api/visas';
import { useVisaRemoveDocumentMutation, useVisaUploadDocumentMutation } from '@jetway/kit-api/visas';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, Inline, Stack, Text, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { DocumentField } from '../../../shared/documents/document.field';
import { PHOTO } from '../../../shared/documents/photo';
import { documentAddress } from '../../../shared/orders/addresses';
import { useVisaWords } from '../../../shared/orders/use-visa-words';
import { SaveFileButton } from '../../../shared/orders/save-file.button';
import { DocumentStatus } from '../../../shared/orders/visa-status';
import { faultWords } from '../applicants/applicant.model';

interface DocumentRowProps {
  order: VisaOrder;
  applicantId: string;
  document: VisaApplicantDocument;
  /** It was asked for and is missing. */
  isLacking: boolean;
  onChanged: (order: VisaOrder) => void;
}

/** One document of an applicant: the file that was uploaded, or the field to upload one. It is sent as soon as it is chosen. */
export function DocumentRow({ order, applicantId, document, isLacking, onChanged }: DocumentRowProps) {
  const t = useT('visas');
  const words = useVisaWords();
  const rule = order.product.documents.find(({ code }) => code === document.code);
  const { file, progress, message, send, forget } = useUpload(order.referenceId, applicantId, document.code, onChanged);
  if (document.fileId) {
    return (
      <Uploaded order={order} document={document} fileId={document.fileId} onChanged={onChanged} onRemoved={forget} />
    );
  }
  return (
    <Stack gap={1}>
      {rule && (
        <Text size="sm" muted>
          {t(document.mandatory ? 'results.mandatory' : 'results.optional')} · <bdi>{rule.appliesTo}</bdi>
        </Text>
      )}
      <DocumentField
        label={words.document(document)}
        name={`${applicantId}-${document.code}`}
        isPhoto={document.code === PHOTO}
        isRequired={document.mandatory}
        value={file}
        progress={progress}
        errorMessage={message ?? (isLacking ? t('booking.faults.document') : undefined)}
        onChange={(chosen) => (chosen ? void send(chosen) : forget())}
      />
    </Stack>
  );
}

interface UploadedProps extends Pick<DocumentRowProps, 'order' | 'document' | 'onChanged'> {
  fileId: string;
  onRemoved: () => void;
}

function Uploaded({ order, document, fileId, onChanged, onRemoved }: UploadedProps) {
  const t = useT('visas');
  const [remove, { isLoading }] = useVisaRemoveDocumentMutation();
  const { referenceId } = order;
  const title = useVisaWords().document(document);
  const fileName = document.fileName ?? title;
  const drop = async () => {
    const { data, error } = await remove({ removeVisaDocumentRequest: { referenceId, fileId } });
    if (!data) return void toast.error(t(`orders.problems.${problemKey(error)}`));
    onRemoved();
    onChanged(data);
  };
  return (
    <Inline gap={3} justify="space-between">
      <Stack gap={1}>
        <Text weight="semibold">
          <bdi>{title}</bdi>
        </Text>
        <Text size="sm" muted>
          <bdi>{fileName}</bdi>
        </Text>
      </Stack>
      <Inline gap={2}>
        <DocumentStatus status={document.status} />
        <SaveFileButton
          address={documentAddress(referenceId, fileId)}
          fileName={fileName}
          label={t('booking.files.save')}
          about={title}
        />
        <Button
          size="sm"
          variant="ghost"
          isPending={isLoading}
          iconStart={<icons.Trash2 aria-hidden size={16} />}
          aria-label={t('booking.files.removeOf', { name: title })}
          onPress={() => void drop()}
        >
          {t('booking.remove')}
        </Button>
      </Inline>
    </Inline>
  );
}

/** Sends a file and reports its progress; what the server refuses stays at the field. */
function useUpload(referenceId: string, applicantId: string, code: string, onChanged: (order: VisaOrder) => void) {
  const t = useT('visas');
  const [upload] = useVisaUploadDocumentMutation();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [message, setMessage] = useState<string>();
  const send = async (chosen: File) => {
    setFile(chosen);
    setMessage(undefined);
    setProgress(0);
    const stop = watchUpload(chosen, setProgress);
    const { data, error } = await upload({ visaDocumentForm: { referenceId, applicantId, code, file: chosen } });
    stop();
    setProgress(undefined);
    if (data) onChanged(data);
    else setMessage(refusalOf(problemOf(error)?.errors) ?? t(`orders.problems.${problemKey(error)}`));
  };
  const refusalOf = (errors: FieldError[] | undefined) => {
    const [fault] = errors ?? [];
    return fault && faultWords(t, fault).text;
  };
  const forget = () => {
    setFile(null);
    setMessage(undefined);
  };
  return { file, progress, message, send, forget };
}
