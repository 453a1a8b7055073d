import { ignoreProblem } from '@jetway/kit-api';
import { useGetUserContextQuery, useUpdateCustomerDocumentInfoMutation } from '@jetway/kit-api/customer';
import { useT } from '@jetway/kit-runtime';
import { Dialog, toast } from '@jetway/kit-ui';
import type { UseFormReturn } from '@jetway/kit-ui/forms';

import { addShellTexts } from '../../app/shell-texts';
import texts from '../../locales/en/documents.json';
import { DocumentsForm } from './documents-form';
import type { Documents } from './documents.schema';
import { NOTHING_TYPED } from './documents.schema';
import { faultsOf } from './faults.model';

addShellTexts({ documents: texts });

export interface DocumentsDialogProps {
  skipsLeft: number;
  onSkipped: () => void;
}

/** Asks for the agency's licences. Closes only on save or skip. */
export function DocumentsDialog({ skipsLeft, onSkipped }: DocumentsDialogProps) {
  const t = useT('shell');
  const [send, { isLoading, originalArgs }] = useUpdateCustomerDocumentInfoMutation();
  const { refetch } = useGetUserContextQuery();
  const isSkipping = isLoading && originalArgs?.documentInfoRequest.skip === true;

  async function save(documents: Documents, refuse: UseFormReturn<Documents>['setError']) {
    const { data, error } = await send({ documentInfoRequest: { ...documents, skip: false } });
    if (error) refuseFields(error, refuse);
    else if (!data.success) toast.error(t('documents.failed'));
  }

  async function skip() {
    const { error } = await send({ documentInfoRequest: { ...NOTHING_TYPED, skip: true } });
    if (!error) return onSkipped();
    ignoreProblem(error, 'a skip that fails is only logged');
    void refetch();
  }

  return (
    <Dialog title={t('documents.title')} isOpen isDismissable={false} onOpenChange={() => undefined}>
      <DocumentsForm
        skipsLeft={skipsLeft}
        isSaving={isLoading && !isSkipping}
        isSkipping={isSkipping}
        onSave={save}
        onSkip={() => void skip()}
      />
    </Dialog>
  );
}

/** Shows the server's field errors at the fields; any other failure is only logged. */
function refuseFields(error: unknown, refuse: UseFormReturn<Documents>['setError']): void {
  const faults = faultsOf(error);
  for (const { field, message } of faults) refuse(field, { message });
  if (faults.length === 0) ignoreProblem(error, 'a save that fails is only logged');
}
