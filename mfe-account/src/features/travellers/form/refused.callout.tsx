import type { Problem } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Inline } from '@jetway/kit-ui';

interface RefusedProps {
  problem: Problem | 'unreachable';
  /** Messages that belong to no field of the form. */
  unplaced: readonly string[];
  onOpen: (travellerId: string) => void;
  onAnother: () => void;
}

/** Why nothing was saved, and how to resolve it. */
export function Refused({ problem, unplaced, onOpen, onAnother }: RefusedProps) {
  const t = useT('account');
  if (problem === 'unreachable') return <Callout tone="danger">{t('travellers.refused.unreachable')}</Callout>;
  if (problem.code === 'record.changed') return <Callout tone="warning">{t('travellers.refused.stale')}</Callout>;
  if (problem.code === 'request.invalid') {
    return <Callout tone="danger">{unplaced.length > 0 ? unplaced.join(' ') : t('travellers.refused.fields')}</Callout>;
  }
  if (problem.code !== 'traveller.duplicate')
    return <Callout tone="danger">{problem.detail ?? t('travellers.refused.failed')}</Callout>;
  const isPassport = problem.params?.['same'] === 'passport';
  return (
    <Callout
      tone="warning"
      title={t('travellers.refused.duplicate')}
      action={
        <Inline gap={2}>
          <Button size="sm" onPress={() => onOpen(String(problem.params?.['travellerId']))}>
            {t('travellers.refused.open')}
          </Button>
          {!isPassport && (
            <Button size="sm" variant="ghost" onPress={onAnother}>
              {t('travellers.refused.another')}
            </Button>
          )}
        </Inline>
      }
    >
      {t(isPassport ? 'travellers.refused.samePassport' : 'travellers.refused.sameName')}
    </Callout>
  );
}
