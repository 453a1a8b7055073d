import { useT } from '@jetway/kit-runtime';
import { Dialog, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import type { SearchQuery } from '../../../shared/search-query';
import { FlightSearchForm } from '../../../shared/search-form/search.form';
import { useFillForm } from '../../../shared/search-form/use-fill-form';

/** The form over the results: apart from the search home's own, and filled from the address. */
const MODIFY = 'modify';

interface ModifyDialogProps {
  query: SearchQuery;
  /** Begins with the search in one line. */
  inLine: boolean;
  onClose: () => void;
  onSearch: (query: SearchQuery) => void;
}

/** The search of the address in a form, to be changed and run again. */
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
