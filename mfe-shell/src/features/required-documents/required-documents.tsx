import type { UserContext } from '@jetway/kit-api/customer';
import { useSession } from '@jetway/kit-runtime';
import { selectEnded } from '@jetway/kit-runtime/shell';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Suspense } from 'react';

import { lazily } from '../frame/lazily';
import { useCollection } from './use-collection';

/** If it fails to load, the page keeps working and the next visit asks. */
const DocumentsDialog = lazily(() => import('./documents.dialog').then((code) => code.DocumentsDialog));

/** On the search pages, asks for the agency's licences when the portal requires them. */
export function RequiredDocuments() {
  const { user } = useSession();
  return user && <Question user={user} />;
}

/** Mounted once the user is known. */
function Question({ user }: { user: UserContext }) {
  const isSessionOver = useAppSelector(selectEnded) !== null;
  const { isAsking, skipped } = useCollection(user, isSessionOver);
  if (!isAsking) return null;
  return (
    <Suspense fallback={null}>
      <DocumentsDialog skipsLeft={user.documentCollect.remainingSkipCount} onSkipped={skipped} />
    </Suspense>
  );
}
