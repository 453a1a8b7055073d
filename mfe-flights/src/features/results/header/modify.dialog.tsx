import { useT } from '@jetway/kit-runtime';
import { Dialog, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import type { SearchQuery } from '../../../shared/search-query';
import { FlightSearchForm } from '../../../shared/search-form/search.form';
import { useFillForm } from '../../../shared/search-form/use-fill-form';

/** Id of the form over the results: separate from the search pad's, and filled from the address. */
const MODIFY = 'modify';

interface ModifyDialogProps {
  query: SearchQuery;
  /** Opens with the one-line search. */
  inLine: boolean;
  onClose: () => void;
  onSearch: (query: SearchQuery) => void;
}

/** The current search in a form, to change and run again. */
export function ModifyDialog({ query, inLine, onClose, onSearch }: ModifyDialogProps) {
  const t = useT('flights');
  const [isFilled, setFilled] = useState(false);
  useFillForm({ id: MODIFY, query, onFilled: () => setFilled(true) });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('results.modifyTitle')} size="xl">
      {isFilled ? <FlightSearchForm id={MODIFY} inLine={inLine} onSearch={onSearch} /> : <SkeletonCard lines={3} />}
    </Dialog>
  );
}
