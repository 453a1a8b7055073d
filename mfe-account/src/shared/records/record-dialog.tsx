import { useT } from '@jetway/kit-runtime';
import { Button, Dialog, Stack } from '@jetway/kit-ui';
import { FormError } from '@jetway/kit-ui';
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';

interface RecordDialogProps {
  title: string;
  size?: 'md' | 'lg' | 'xl';
  isBusy: boolean;
  /** Error of the whole form. */
  error: string | undefined;
  onSave: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, which closes on save or cancel. */
export function RecordDialog({ title, size = 'lg', isBusy, error, onSave, onClose, children }: RecordDialogProps) {
  const t = useT('account');
  const id = useId();
  const footer = (
    <>
      <Button onPress={onClose}>{t('records.cancel')}</Button>
      <Button type="submit" form={id} variant="primary" isPending={isBusy}>
        {t('records.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      dismissal="keyboard"
      footer={footer}
    >
      <form id={id} noValidate onSubmit={onSave}>
        <Stack gap={4}>
          <FormError>{error}</FormError>
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
