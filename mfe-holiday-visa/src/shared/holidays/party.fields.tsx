import { useT } from '@jetway/kit-runtime';
import { NumberStepper, Select, styled } from '@jetway/kit-ui';

import { MOST_ADULTS, MOST_CHILDREN, OLDEST_CHILD } from './holiday-query';

const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({ value: String(age), label: String(age) }));

/** Beside each other where the form has room for it. */
const Fields = styled.div`
  display: grid;
  gap: var(--jw-space-3);
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`;

interface PartyFieldsProps {
  adults: number;
  /** `null` for a child whose age is not chosen yet. */
  childAges: readonly (number | null)[];
  onChange: (party: { adults: number; childAges: (number | null)[] }) => void;
  /** Message at the number of adults. */
  adultsError?: string | undefined;
  /** Message at the age of a child. */
  ageError?: (place: number) => string | undefined;
}

/** Counts adults and children, and asks the age of each child. */
export function PartyFields({ adults, childAges, onChange, adultsError, ageError }: PartyFieldsProps) {
  const t = useT('visas');
  return (
    <Fields role="group" aria-label={t('holidays.search.travellers')}>
      <NumberStepper
        label={t('holidays.search.adults')}
        value={adults}
        min={1}
        max={MOST_ADULTS}
        onChange={(count) => onChange({ adults: count, childAges: [...childAges] })}
        {...(adultsError ? { errorMessage: adultsError } : {})}
      />
      <NumberStepper
        label={t('holidays.search.children')}
        description={t('holidays.search.childrenHint', { oldest: OLDEST_CHILD })}
        value={childAges.length}
        min={0}
        max={MOST_CHILDREN}
        onChange={(count) => onChange({ adults, childAges: withChildren(childAges, count) })}
      />
      {childAges.map((age, place) => {
        const errorMessage = ageError?.(place);
        return (
          <Select
            // A child is identified by its place only.
            key={place}
            label={t('holidays.search.age', { number: place + 1 })}
            placeholder={t('holidays.search.agePlaceholder')}
            options={AGES}
            value={age === null ? '' : String(age)}
            onChange={(value: string) =>
              onChange({ adults, childAges: childAges.map((each, at) => (at === place ? Number(value) : each)) })
            }
            {...(errorMessage ? { errorMessage } : {})}
          />
        );
      })}
    </Fields>
  );
}

/** The ages after the number of children has changed: those that stay keep theirs. */
export function withChildren(ages: readonly (number | null)[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, place) => ages[place] ?? null);
}
