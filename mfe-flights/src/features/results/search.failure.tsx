import { isProblem, problemOf } from '@jetway/kit-api';
import { paths, useT } from '@jetway/kit-runtime';
import { Button, Dialog, EmptyState, ErrorState, LinkButton, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { problemKey } from '../../shared/problem-text';

interface SearchFailureProps {
  error: unknown;
  onRetry: () => void;
  onModify: () => void;
}

/** A search that brought nothing: says so in front of the page once, and on the page until it is run again. */
export function SearchFailure({ error, onRetry, onModify }: SearchFailureProps) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(true);
  if (isProblem(error, 'access.denied')) return <Denied />;
  const text = t(`problems.${problemKey(error)}`);
  const requestId = problemOf(error)?.requestId;
  const modify = () => {
    setOpen(false);
    onModify();
  };
  return (
    <>
      <ErrorState title={t('results.failed.title')} text={text} onRetry={onRetry} {...(requestId ? { requestId } : {})} />
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="sm"
        role="alertdialog"
        title={t('results.failed.title')}
        footer={
          <>
            <Button variant="ghost" onPress={modify}>
              {t('results.failed.back')}
            </Button>
            <Button variant="primary" onPress={onRetry}>
              {t('results.failed.retry')}
            </Button>
          </>
        }
      >
        <Text>{text}</Text>
      </Dialog>
    </>
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
