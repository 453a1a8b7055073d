import { useT } from '@jetway/kit-runtime';
import { icons, media, styled, VisuallyHidden } from '@jetway/kit-ui';

import type { FlightSort, SortField } from './sort';
import { SORT_FIELDS } from './sort';

const Tabs = styled.div`
  display: flex;
  gap: var(--jw-space-1);
  overflow-x: auto;
  padding: var(--jw-space-1);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);

  ${media.fromTablet} {
    [data-density='compact'] & {
      padding-block: 0;
    }

    [data-density='compact'] & > button {
      block-size: 2rem;
    }
  }
`;

const Tab = styled.button`
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: var(--jw-space-1);
  block-size: var(--jw-control-md);
  padding-inline: var(--jw-space-4);
  border: 0;
  border-radius: var(--jw-radius-sm);
  background: transparent;
  color: var(--jw-text-muted);
  font: inherit;
  font-size: var(--jw-text-sm);
  font-weight: 600;
  cursor: pointer;

  ${media.phone} {
    flex: 1 1 auto;
    padding-inline: var(--jw-space-1);
  }

  &:hover {
    background: var(--jw-surface-sunken);
    color: var(--jw-text);
  }

  &[aria-pressed='true'] {
    background: var(--jw-accent-soft);
    color: var(--jw-accent-text);
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }
`;

interface SortTabsProps {
  sort: FlightSort;
  onChoose: (field: SortField) => void;
}

/** The four sort orders of a list; pressing the current one reverses it. */
export function SortTabs({ sort, onChoose }: SortTabsProps) {
  const t = useT('flights');
  const Arrow = sort.isAsc ? icons.ChevronUp : icons.ChevronDown;
  return (
    <Tabs role="group" aria-label={t('results.sort.label')}>
      {SORT_FIELDS.map((field) => {
        const isChosen = field === sort.field;
        return (
          <Tab key={field} type="button" aria-pressed={isChosen} onClick={() => onChoose(field)}>
            {t(`results.sort.${field}`)}
            {isChosen && <Arrow size={16} aria-hidden />}
            {isChosen && (
              <VisuallyHidden>{t(sort.isAsc ? 'results.sort.ascending' : 'results.sort.descending')}</VisuallyHidden>
            )}
          </Tab>
        );
      })}
    </Tabs>
  );
}
