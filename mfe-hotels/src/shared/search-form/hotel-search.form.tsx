import { daysAfter } from '@jetway/kit-domain/days';
import { useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, DateRangePicker, icons } from '@jetway/kit-ui';
import { memo } from 'react';
import type { FormEvent } from 'react';

import { resultsHref } from '../addresses';
import { nightsBetween } from '../calendar';
import type { HotelQuery } from '../hotel-query';
import { CountryField } from './fields/country.field';
import { DestinationField } from './fields/destination.field';
import { OneLineField } from './fields/one-line.field';
import { RoomsPopover } from './fields/rooms.popover';
import { BesideFields, Fields, Frame } from './form.styles';
import type { FieldName } from './state/form.model';
import { useHotelForm } from './state/use-hotel-form';
import type { HotelFormHandle } from './state/use-hotel-form';

/** How far ahead suppliers sell rooms. */
const MOST_DAYS_AHEAD = 500;

interface HotelSearchFormProps {
  /** The search it opens with; none by default. */
  start?: HotelQuery | null;
  /** Called with a valid search; opens its results by default. */
  onSearch?: (query: HotelQuery) => void;
}

/** The hotel search form: on the search pad, above the bookings and over the results. Memoised, because the page around it renders more often. */
export const HotelSearchForm = memo(function HotelSearchForm({ start = null, onSearch }: HotelSearchFormProps) {
  const t = useT('hotels');
  const navigate = useNavigate();
  const handle = useHotelForm(start, onSearch ?? ((query) => void navigate(resultsHref(query))));
  const { form, change, fault } = handle;
  const message = (field: FieldName) => {
    const found = fault(field);
    return found && t(`search.errors.${found}`);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!handle.submit()) void leadToFault(event.currentTarget);
  };
  return (
    <Frame onSubmit={send} noValidate aria-label={t('search.form')}>
      <OneLineField handle={handle} />
      <Fields>
        <DestinationField value={form.place} errorMessage={message('place')} onChange={(place) => change({ place })} />
        <StayDates handle={handle} errorMessage={message('dates')} />
        <RoomsPopover handle={handle} />
        <CountryField
          label={t('search.nationality')}
          value={form.nationality}
          errorMessage={message('nationality')}
          onChange={(nationality) => change({ nationality })}
        />
        <CountryField
          label={t('search.residency')}
          value={form.residency}
          errorMessage={message('residency')}
          onChange={(residency) => change({ residency })}
        />
        <BesideFields>
          <Button type="submit" variant="primary" fullWidth iconStart={<icons.Search size={18} />}>
            {t('search.submit')}
          </Button>
        </BesideFields>
      </Fields>
    </Frame>
  );
});

function StayDates({ handle, errorMessage }: { handle: HotelFormHandle; errorMessage: string | undefined }) {
  const t = useT('hotels');
  const { form, earliest, change } = handle;
  const nights = form.checkIn && form.checkOut ? nightsBetween(form.checkIn, form.checkOut) : 0;
  return (
    <DateRangePicker
      labelStart={t('search.checkIn')}
      labelEnd={t('search.checkOut')}
      start={form.checkIn}
      end={form.checkOut}
      onChange={({ start, end }: { start: string; end: string }) => change({ checkIn: start, checkOut: end })}
      min={earliest}
      max={daysAfter(earliest, MOST_DAYS_AHEAD)}
      {...(nights > 0 ? { description: t('nights', { count: nights }) } : {})}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

/** Leads to the first invalid field. The code comes with the first refusal. */
async function leadToFault(place: Element): Promise<void> {
  const { focusFault } = await import('./focus-fault');
  focusFault(place);
}
