import { watchUpload } from '@jetway/kit-api/files';
import type { ApplicantDocument } from '@jetway/kit-api/registration';
import { useUploadApplicantAttachmentMutation } from '@jetway/kit-api/registration';
import { useT } from '@jetway/kit-runtime';
import { FileField, fileFault, icons, PAPER_TYPES, Stack, styled } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AttachmentName } from '../model/steps.model';
import { problemWords } from '../proof/proof-problem';

const Kept = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--jw-space-2);
  color: var(--jw-success-text);
  font-size: var(--jw-text-sm);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface AttachmentFieldProps {
  paper: AttachmentName;
  /** The uploaded file, as the server has it. */
  kept: ApplicantDocument | undefined;
  errorMessage?: string | undefined;
  ensureDraft: () => Promise<boolean>;
}

/** One attachment, uploaded when it is selected. Size and type are checked here, the content on the server. */
export function AttachmentField({ paper, kept, errorMessage, ensureDraft }: AttachmentFieldProps) {
  const t = useT('account');
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [upload] = useUploadApplicantAttachmentMutation();
  const send = async (chosen: File) => {
    setProgress(0);
    const isOpen = await ensureDraft();
    const unwatch = watchUpload(chosen, setProgress);
    const reply = isOpen
      ? await upload({ applicantDocumentForm: { kind: paper, file: chosen } })
      : { data: undefined, error: null };
    unwatch();
    setProgress(undefined);
    setFile(null);
    if (!reply.data) setProblem(isOpen ? problemWords(reply.error, t) : t('register.problems.captcha'));
  };
  const choose = (chosen: File | null) => {
    const fault = chosen ? fileFault(chosen, PAPER_TYPES) : undefined;
    setProblem(fault ? t(`register.papers.faults.${fault}`) : undefined);
    if (!chosen || fault) return setFile(null);
    setFile(chosen);
    void send(chosen);
  };
  const message = problem ?? (progress === undefined ? errorMessage : undefined);
  return (
    <Stack gap={2}>
      <FileField
        label={t(`register.papers.${paper}`)}
        name={paper}
        isRequired
        value={file}
        onChange={choose}
        accept={PAPER_TYPES}
        progress={progress}
        {...(message ? { errorMessage: message } : {})}
      />
      {kept && progress === undefined && (
        <Kept role="status">
          <icons.CircleCheck aria-hidden size={18} />
          {t('register.papers.kept', { name: kept.name })}
        </Kept>
      )}
    </Stack>
  );
}
