import { isProblem, problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { paths, useT } from '@jetway/kit-runtime';
import { Button, Dialog, EmptyState, ErrorState, LinkButton, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { refusalsOf } from './search.refusal';

interface SearchFailureProps {
  error: unknown;
  onRetry: () => void;
  onModify: () => void;
}

/** A failed search: shown once in a dialog, and on the page until it is run again. */
export function SearchFailure({ error, onRetry, onModify }: SearchFailureProps) {
  if (isProblem(error, 'access.denied')) return <Denied />;
  return refusalsOf(error).length > 0 ? (
    <Refused error={error} onModify={onModify} />
  ) : (
    <Failed error={error} onRetry={onRetry} onModify={onModify} />
  );
}

function Failed({ error, onRetry, onModify }: SearchFailureProps) {
  const t = useT('flights');
  const text = t(`orders.problems.${problemKey(error)}`);
  const requestId = problemOf(error)?.requestId;
  return (
    <>
      <ErrorState
        title={t('results.failed.title')}
        text={text}
        onRetry={onRetry}
        {...(requestId ? { requestId } : {})}
      />
      <InFront
        onModify={onModify}
        primary={
          <Button variant="primary" onPress={onRetry}>
            {t('results.failed.retry')}
          </Button>
        }
      >
        <Text>{text}</Text>
      </InFront>
    </>
  );
}

/** An invalid search: a retry cannot help, a changed search can. */
function Refused({ error, onModify }: Pick<SearchFailureProps, 'error' | 'onModify'>) {
  const t = useT('flights');
  const words = refusalsOf(error).map(({ key, detail }) => (key ? t(`searchpad.errors.${key}`) : detail));
  return (
    <>
      <EmptyState
        title={t('results.failed.title')}
        text={words.join(' ')}
        action={<Button onPress={onModify}>{t('results.failed.back')}</Button>}
      />
      <InFront onModify={onModify}>
        <Stack gap={2}>
          {words.map((word) => (
            <Text key={word}>{word}</Text>
          ))}
        </Stack>
      </InFront>
    </>
  );
}

/** A dialog, shown once, with a link to the form and possibly a better action. */
function InFront({ onModify, primary, children }: { onModify: () => void; primary?: ReactNode; children: ReactNode }) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(true);
  const modify = () => {
    setOpen(false);
    onModify();
  };
  const footer = (
    <>
      <Button variant={primary ? 'ghost' : 'primary'} onPress={modify}>
        {t('results.failed.back')}
      </Button>
      {primary}
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      size="sm"
      role="alertdialog"
      title={t('results.failed.title')}
      footer={footer}
    >
      {children}
    </Dialog>
  );
}

function Denied() {
  const t = useT('flights');
  return (
    <EmptyState
      title={t('results.denied.title')}
      text={t('results.denied.text')}
      action={<LinkButton href={paths.searchpad()}>{t('results.denied.action')}</LinkButton>}
    />
  );
}
