import type { ReactNode } from 'react';

import { Button } from '../actions/button';
import { useKitWords } from '../theme';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  /** Describes what will happen. */
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` for irreversible actions. */
  tone?: 'primary' | 'danger';
  /** What is confirmed is not known yet. */
  isConfirmDisabled?: boolean;
  /** The confirmed action is running; the dialog stays open until its owner closes it. */
  isPending?: boolean;
}

/** Asks for confirmation. Escape and Cancel decline; a press outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    isOpen,
    onOpenChange,
    onConfirm,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    isPending = false,
    isConfirmDisabled = false,
  } = props;
  const words = useKitWords();
  const footer = (
    <>
      <Button variant="ghost" isDisabled={isPending} onPress={() => onOpenChange(false)}>
        {cancelLabel ?? words.cancel}
      </Button>
      <Button variant={tone} isPending={isPending} isDisabled={isConfirmDisabled} onPress={onConfirm}>
        {confirmLabel ?? words.confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      dismissal={isPending ? 'none' : 'keyboard'}
      role="alertdialog"
      footer={footer}
    >
      {children}
    </Dialog>
  );
}
