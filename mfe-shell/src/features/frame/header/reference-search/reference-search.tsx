import '../tool-texts';

import { ignoreProblem } from '@jetway/kit-api';
import { useLazyGetSearchBarQuery } from '@jetway/kit-api/customer';
import { useT } from '@jetway/kit-runtime';
import { useLocation, useNavigate } from '@jetway/kit-runtime/router';
import { ComboBox, icons } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import { HitLine } from './hit-line';
import type { Hit } from './reference-search.model';
import { hitsOf, targetOf, TOO_SHORT } from './reference-search.model';

const PAUSE_MS = 250;
const NOTHING: Hit[] = [];

/** Finds an order by reference, record locator, ticket number or name, and opens it. */
export function ReferenceSearch() {
  const t = useT('shell');
  const navigate = useNavigate();
  const page = pageOf(useLocation());
  const [{ typed, at }, setTyping] = useState({ typed: '', at: page });
  const setTyped = (text: string) => setTyping({ typed: text, at: page });
  // The field is cleared on another page.
  if (at !== page) setTyped('');
  const { hits, isLoading, isAnswered } = useHits(typed.trim());
  const open = (hit: Hit) => {
    setTyped('');
    void navigate(targetOf(hit));
  };
  return (
    <ComboBox
      label={t('reference.label')}
      isLabelHidden
      placeholder={t('reference.placeholder')}
      iconStart={<icons.Search aria-hidden size={16} />}
      items={hits}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={open}
      renderItem={(hit) => <HitLine hit={hit} />}
      isLoading={isLoading}
      emptyText={t(isAnswered ? 'reference.none' : 'reference.more')}
    />
  );
}

/** A page's address without its view state: an order's reference is part of it, filters and page numbers are not. */
function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get('reference') ?? ''}`;
}

/** Searches once typing pauses; a failed search has no results. */
function useHits(searched: string) {
  const [search, { currentData, isFetching, isError, originalArgs }] = useLazyGetSearchBarQuery();
  const isLongEnough = searched.length > TOO_SHORT;
  useEffect(() => {
    if (!isLongEnough) return;
    const timer = setTimeout(() => {
      void search({ searchKey: searched }).then(
        ({ error }) => error && ignoreProblem(error, 'a search that fails finds nothing'),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLongEnough, searched, search]);
  const isAnswered = isLongEnough && originalArgs?.searchKey === searched && !isFetching;
  return {
    hits: isAnswered && currentData && !isError ? hitsOf(currentData, searched) : NOTHING,
    isLoading: isLongEnough && !isAnswered,
    isAnswered,
  };
}
