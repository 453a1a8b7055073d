import { useSession } from '@jetway/kit-runtime';
import { selectEnded } from '@jetway/kit-runtime/shell';
import { useAppSelector } from '@jetway/kit-runtime/store';
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';

import type { DocumentsDialogProps } from './documents.dialog';
import { useCollection } from './use-collection';

/** Fetched when it is needed. Without it the page works on, and the next visit asks. */
const DocumentsDialog = lazy((): Promise<{ default: ComponentType<DocumentsDialogProps> }> =>
  import('./documents.dialog').then(
    (code) => ({ default: code.DocumentsDialog }),
    (error: unknown) => {
      console.info('the question for licences could not be loaded', error);
      return { default: () => null };
    },
  ),
);

/** Stands on the search pages and asks for the agency's licences when the portal wants them. */
export function RequiredDocuments() {
  const { user } = useSession();
  const isSessionOver = useAppSelector(selectEnded) !== null;
  const { isAsking, skipped } = useCollection(user, isSessionOver);
  if (!isAsking || !user) return null;
  return (
    <Suspense fallback={null}>
      <DocumentsDialog skipsLeft={user.documentCollect.remainingSkipCount} onSkipped={skipped} />
    </Suspense>
  );
}
