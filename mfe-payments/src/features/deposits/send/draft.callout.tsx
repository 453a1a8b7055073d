import { useT } from '@jetway/kit-runtime';
import { Button, Callout } from '@jetway/kit-ui';

/** Says that the form contains earlier input. */
export function DraftCallout({ hasSlip, onStartOver }: { hasSlip: boolean; onStartOver: () => void }) {
  const t = useT('payments');
  return (
    <Callout
      tone="info"
      title={t('deposits.draft.title')}
      action={
        <Button size="sm" variant="ghost" onPress={onStartOver}>
          {t('deposits.draft.startOver')}
        </Button>
      }
    >
      {t(hasSlip ? 'deposits.draft.slip' : 'deposits.draft.text')}
    </Callout>
  );
}
