import { Button, icons } from '@jetway/kit-ui';

interface SaveButtonProps {
  label: string;
  isSaving: boolean;
  onPress: () => Promise<void>;
}

/** A button that saves a file. */
export function SaveButton({ label, isSaving, onPress }: SaveButtonProps) {
  return (
    <Button
      variant="secondary"
      isPending={isSaving}
      iconStart={<icons.Download aria-hidden size={16} />}
      onPress={() => void onPress()}
    >
      {label}
    </Button>
  );
}
