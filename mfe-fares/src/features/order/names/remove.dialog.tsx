import { useFareSubmitNamesMutation } from '@jetway/kit-api/fares';
import type { GroupName, GroupOrder } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { ConfirmDialog, Stack, Text, toast } from '@jetway/kit-ui';

import { ProblemCallout } from '../../../shared/problem.callout';
import { isOutcomeUnknown } from '../../../shared/unknown-outcome';
import { withoutName } from './names.model';

interface RemoveDialogProps {
  order: GroupOrder;
  name: GroupName;
  onClose: () => void;
}

/** Removes one name from the list, which frees its place until names are due. */
export function RemoveDialog({ order, name, onClose }: RemoveDialogProps) {
  const t = useT('fares');
  const [submitNames, { isLoading, error }] = useFareSubmitNamesMutation();
  const { referenceId, version, names } = order;
  const confirm = async () => {
    const reply = await submitNames({
      submitNamesRequest: { referenceId, version, names: withoutName(names, name.line) },
    });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('order.names.removed'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('order.names.removing.title')}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={t('order.names.removing.confirm')}
      cancelLabel={t('order.names.removing.keep')}
      tone="danger"
      isPending={isLoading}
      isConfirmDisabled={error !== undefined && isOutcomeUnknown(error)}
    >
      <Stack gap={4}>
        <Text>{t('order.names.removing.text', { name: `${name.givenName} ${name.surname}` })}</Text>
        <ProblemCallout error={error} title={t('order.names.failed')} />
      </Stack>
    </ConfirmDialog>
  );
}
