import { daysAfter } from '@jetway/kit-domain/days';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { DatePicker, DateRangePicker, IconButton, icons } from '@jetway/kit-ui';

import { MOST_DAYS_AHEAD, todayAt } from './state/searchpad.model';
import type { FormSegment } from './state/searchpad.slice';
import { searchpadActions } from './state/searchpad.slice';
import { AirportField } from './airport.field';
import { BesideFields, Dates, Ends, JourneyLine, SwapPlace } from './form.styles';
import type { FormHandle } from './use-search-form';

/** Origin, destination and dates of one journey. */
export function JourneyRow({ handle, segment }: { handle: FormHandle; segment: FormSegment }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const { id, form, fault } = handle;
  const change = (part: Partial<FormSegment>) =>
    dispatch(searchpadActions.segmentChanged({ id, segmentId: segment.id, change: part }));
  const message = (field: 'origin' | 'destination') => {
    const found = fault(`${field}.${segment.id}`);
    return found && t(`searchpad.errors.${found}`);
  };
  return (
    <JourneyLine>
      <Ends>
        <AirportField
          label={t('searchpad.origin')}
          value={segment.origin}
          errorMessage={message('origin')}
          onChange={(origin) => change({ origin })}
        />
        <SwapPlace>
          <IconButton
            label={t('searchpad.swap')}
            variant="secondary"
            size="sm"
            onPress={() => dispatch(searchpadActions.endsSwapped({ id, segmentId: segment.id }))}
          >
            <icons.ArrowLeftRight size={16} />
          </IconButton>
        </SwapPlace>
        <AirportField
          label={t('searchpad.destination')}
          value={segment.destination}
          errorMessage={message('destination')}
          onChange={(destination) => change({ destination })}
        />
      </Ends>
      <Dates>
        <JourneyDates handle={handle} segment={segment} onChange={change} />
      </Dates>
      {form.tripType.value === 'M' && form.segments.length > 1 && (
        <BesideFields>
          <RemoveJourney handle={handle} segment={segment} />
        </BesideFields>
      )}
    </JourneyLine>
  );
}

interface JourneyDatesProps {
  handle: FormHandle;
  segment: FormSegment;
  onChange: (part: Partial<FormSegment>) => void;
}

function JourneyDates({ handle, segment, onChange }: JourneyDatesProps) {
  const t = useT('flights');
  const { form, fault } = handle;
  const today = todayAt(segment.origin, handle.today);
  const bounds = { min: today, max: daysAfter(today, MOST_DAYS_AHEAD) };
  const found = fault(`departureDate.${segment.id}`) ?? fault(`returnDate.${segment.id}`);
  const errorMessage = found && t(`searchpad.errors.${found}`);
  if (form.tripType.value !== 'R') {
    return (
      <DatePicker
        label={t('searchpad.departure')}
        value={segment.departureDate}
        onChange={(departureDate: string) => onChange({ departureDate })}
        errorMessage={errorMessage}
        {...bounds}
      />
    );
  }
  return (
    <DateRangePicker
      labelStart={t('searchpad.departure')}
      labelEnd={t('searchpad.return')}
      start={segment.departureDate}
      end={segment.returnDate}
      onChange={({ start, end }: { start: string; end: string }) => onChange({ departureDate: start, returnDate: end })}
      errorMessage={errorMessage}
      {...bounds}
    />
  );
}

function RemoveJourney({ handle: { id, form }, segment }: { handle: FormHandle; segment: FormSegment }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const number = form.segments.indexOf(segment) + 1;
  const remove = ({ target }: { target: Element }) => {
    const form = target.closest('form');
    dispatch(searchpadActions.segmentRemoved({ id, segmentId: segment.id }));
    // The removed row takes its button along, so the button to add a journey gets the focus.
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('[data-add-journey] button')?.focus());
  };
  return (
    <IconButton label={t('searchpad.removeJourney', { number })} onPress={remove}>
      <icons.Trash2 size={18} />
    </IconButton>
  );
}
