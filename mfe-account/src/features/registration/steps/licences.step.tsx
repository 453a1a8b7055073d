import { useT } from '@jetway/kit-runtime';
import { Stack, Text } from '@jetway/kit-ui';

import type { AttachmentName } from '../model/steps.model';
import { ATTACHMENTS } from '../model/steps.model';
import { AttachmentField } from '../attachments/attachment.field';
import type { StepProps } from './step-props';

interface LicencesProps extends StepProps {
  isRefused: boolean;
  /** The server's messages about attachments. */
  faults: Partial<Record<AttachmentName, string>>;
}

/** The attachments of the form; each is uploaded when it is selected. */
export function LicencesStep({ draft, isRefused, faults }: LicencesProps) {
  const t = useT('account');
  return (
    <Stack gap={5}>
      <Text muted>{t('register.papers.lead')}</Text>
      {ATTACHMENTS.map((paper) => {
        const kept = draft.draft?.papers.find(({ kind }) => kind === paper);
        const missing = isRefused && !kept ? t('register.papers.missing') : undefined;
        return (
          <AttachmentField
            key={paper}
            paper={paper}
            kept={kept}
            ensureDraft={draft.ensure}
            errorMessage={faults[paper] ?? missing}
          />
        );
      })}
    </Stack>
  );
}
