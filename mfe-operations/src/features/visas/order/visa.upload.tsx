import { Button, FileField, fileFault, Inline, PAPER_TYPES } from '@jetway/kit-ui';
import { useState } from 'react';

import type { VisaDeskApplicant, VisaDeskOrder } from '../../../api/endpoints/visas';
import { useUploadVisaMutation } from '../../../api/endpoints/visas';
import { visaFileAddress } from '../../../api/files';
import { FILE_FAULTS } from '../../../shared/files/file.faults';
import { FileViewer } from '../../../shared/files/file.viewer';
import { StepCard } from '../../../shared/step/step.card';
import { caseIn, useStep } from './use-step';

interface VisaUploadProps {
  order: VisaDeskOrder;
  applicant: VisaDeskApplicant;
}

/** Takes the visa of an approved applicant, as the agency will get it. */
export function VisaUpload({ order, applicant }: VisaUploadProps) {
  const [upload, { isLoading }] = useUploadVisaMutation();
  const { refusal, take, faultAt, focus, fields } = useStep();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { tenant, referenceId } = order;
  const { applicantId, name, visaFileId } = applicant;
  const fault = file ? fileFault(file, PAPER_TYPES) : undefined;
  const missing = isMissing && !file ? 'Choose the file of the visa.' : undefined;
  const message = fault ? FILE_FAULTS[fault] : (missing ?? faultAt('/file'));
  const send = async () => {
    setMissing(!file);
    if (!file || fault) return focus();
    const taken = await take(
      upload({ visaUploadForm: { ...caseIn(order), applicantId, file } }),
      `${name}: the visa is there`,
    );
    if (taken) setFile(null);
  };
  return (
    <StepCard title="Visa" refusal={refusal} fields={fields}>
      {visaFileId && (
        <FileViewer address={visaFileAddress({ tenant, referenceId, fileId: visaFileId })} name={`Visa of ${name}`} />
      )}
      <FileField
        label={visaFileId ? 'Replace the visa' : 'File of the visa'}
        name="visa"
        accept={PAPER_TYPES}
        value={file}
        onChange={setFile}
        {...(message ? { errorMessage: message } : {})}
      />
      <Inline gap={2}>
        <Button variant="primary" isPending={isLoading} onPress={() => void send()}>
          Upload
        </Button>
      </Inline>
    </StepCard>
  );
}
