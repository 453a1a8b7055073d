import { useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Button, Checkbox, icons, SegmentedControl, Stack } from '@jetway/kit-ui';
import { memo } from 'react';
import type { FormEvent } from 'react';

import { leadToFault } from '../lead-to-fault';
import type { SearchQuery, TripLetter } from '../search-query';
import { MOST_JOURNEYS } from '../search-query';
import { searchpadActions } from './state/searchpad.slice';
import { Bar, BesideFields, Frame, Options } from './form.styles';
import { JourneyRow } from './journey.row';
import { OneLineField } from './one-line.field';
import { PartyPopover } from './party.popover';
import { useIsPhone } from './use-is-phone';
import type { FormHandle } from './use-search-form';
import { useSearchForm } from './use-search-form';
import { Wishes } from './wishes';

const TRIPS: readonly TripLetter[] = ['O', 'R', 'M'];

interface SearchFormProps {
  /** Id of the edited form in the store. */
  id: string;
  isDisabled?: boolean;
  /** Opens with the one-line search. */
  inLine?: boolean;
  onSearch: (query: SearchQuery) => void;
}

/**
 * The flight search form, on the search pad and over the results. Memoised, because the page around it renders more often.
 */
export const FlightSearchForm = memo(function FlightSearchForm({
  id,
  isDisabled = false,
  inLine = false,
  onSearch,
}: SearchFormProps) {
  const t = useT('flights');
  const handle = useSearchForm(id, onSearch);
  const { form } = handle;
  const isPhone = useIsPhone();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!handle.submit()) void leadToFault(event.currentTarget);
  };
  return (
    <Frame onSubmit={send} noValidate aria-label={t('searchpad.form')}>
      <OneLineField handle={handle} startsOpen={inLine} />
      <Options>
        <TripChoice handle={handle} />
        {!isPhone && <MoreOptions handle={handle} />}
      </Options>
      <Bar>
        <Stack gap={3}>
          {form.segments.map((segment) => (
            <JourneyRow key={segment.id} handle={handle} segment={segment} />
          ))}
          <AddJourney handle={handle} />
        </Stack>
        <PartyPopover handle={handle} />
        <BesideFields>
          <Button
            type="submit"
            variant="primary"
            fullWidth
            isDisabled={isDisabled}
            iconStart={<icons.Search size={18} />}
          >
            {t('searchpad.submit')}
          </Button>
        </BesideFields>
      </Bar>
      {/* Below the button there, which would otherwise be below the fold. */}
      {isPhone && (
        <Options>
          <MoreOptions handle={handle} />
        </Options>
      )}
    </Frame>
  );
});

function TripChoice({ handle: { id, form } }: { handle: FormHandle }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  return (
    <SegmentedControl
      label={t('searchpad.trip.label')}
      options={TRIPS.map((value) => ({ value, label: t(`searchpad.trip.${value}`) }))}
      value={form.tripType.value}
      onChange={(value) => dispatch(searchpadActions.tripTypeChosen({ id, value }))}
    />
  );
}

function MoreOptions({ handle: { id, form } }: { handle: FormHandle }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  return (
    <>
      <Checkbox
        label={t('searchpad.directOnly')}
        value={form.directOnly}
        onChange={(directOnly) => dispatch(searchpadActions.countsChanged({ id, change: { directOnly } }))}
      />
      <Checkbox
        label={t('searchpad.nearbyAirports')}
        value={form.nearbyAirports ?? false}
        onChange={(nearbyAirports) => dispatch(searchpadActions.countsChanged({ id, change: { nearbyAirports } }))}
      />
      <Wishes form={form} onChange={(change) => dispatch(searchpadActions.countsChanged({ id, change }))} />
    </>
  );
}

function AddJourney({ handle: { id, form } }: { handle: FormHandle }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  if (form.tripType.value !== 'M' || form.segments.length >= MOST_JOURNEYS) return null;
  return (
    <div data-add-journey>
      <Button
        variant="ghost"
        size="sm"
        iconStart={<icons.Plus size={16} />}
        onPress={() => dispatch(searchpadActions.segmentAdded({ id }))}
      >
        {t('searchpad.addJourney')}
      </Button>
    </div>
  );
}
