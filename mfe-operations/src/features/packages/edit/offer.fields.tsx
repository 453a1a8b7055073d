import { Card, Grid, Heading, Select, Stack, TextField } from '@jetway/kit-ui';

import type { HolidayCity } from '../../../api/endpoints/holidays';
import { CityField } from '../city.field';
import { TYPE_CHOICES } from '../packages.model';
import type { FieldsProps } from './form.part';
import { formPart } from './form.part';
import { LONGEST_TITLE, MOST_LINES, NO_HOTEL, NO_STOP } from './package.draft';
import { RowsField } from '../../../shared/step/rows.field';

interface OfferFieldsProps extends FieldsProps {
  /** The cities a package can be in. */
  cities: readonly HolidayCity[];
}

/** Type, city, length, rating and the fewest travellers. */
export const OfferFields = formPart(Offer, ['type', 'cityId', 'nights', 'itinerary', 'rating', 'minPax']);

function Offer({ cities, draft, faults, onChange }: OfferFieldsProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Package
        </Heading>
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} align="start">
          <Select label="Type" options={TYPE_CHOICES} value={draft.type} onChange={(type) => onChange({ type })} />
          <CityField
            cities={cities}
            placeholder="Istanbul"
            value={draft.cityId}
            onChange={(cityId) => onChange({ cityId })}
            errorMessage={faults['/package/cityId']}
          />
          <TextField
            label="Nights"
            description={`Days: ${draft.itinerary.length}, as many as the itinerary has.`}
            inputMode="numeric"
            value={draft.nights}
            onChange={(nights) => onChange({ nights })}
            errorMessage={faults['/package/nights'] ?? faults['/package/days']}
          />
          <TextField
            label="Rating, 0 to 5"
            inputMode="decimal"
            value={draft.rating}
            onChange={(rating) => onChange({ rating })}
            errorMessage={faults['/package/rating']}
          />
          <TextField
            label="Fewest travellers"
            description="Infants do not count."
            inputMode="numeric"
            value={draft.minPax}
            onChange={(minPax) => onChange({ minPax })}
            errorMessage={faults['/package/minPax']}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

/** Hotels and the places of the tour, each in order. */
export const PlacesFields = formPart(Places, ['hotels', 'route']);

function Places({ draft, faults, onChange }: FieldsProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Hotels
        </Heading>
        <RowsField
          name="Hotel"
          rows={draft.hotels}
          blank={NO_HOTEL}
          most={MOST_LINES}
          fault={faults['/package/hotels']}
          onChange={(hotels) => onChange({ hotels })}
        >
          {(hotel, at, change) => {
            const pointer = `/package/hotels/${at}`;
            const text = (field: 'name' | 'city' | 'stars' | 'nights', label: string) => (
              <TextField
                label={`Hotel ${at + 1}: ${label}`}
                maxLength={LONGEST_TITLE}
                {...(field === 'stars' || field === 'nights' ? { inputMode: 'numeric' as const } : {})}
                value={hotel[field]}
                onChange={(value) => change({ [field]: value })}
                errorMessage={faults[`${pointer}/${field}`]}
              />
            );
            return (
              <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="start" gap={3}>
                {text('name', 'name')}
                {text('city', 'city')}
                {text('stars', 'stars')}
                {text('nights', 'nights')}
              </Grid>
            );
          }}
        </RowsField>
        <Heading level={2} size="md">
          Route
        </Heading>
        <RowsField
          name="Place"
          rows={draft.route}
          blank={NO_STOP}
          fewest={1}
          most={MOST_LINES}
          fault={faults['/package/route']}
          onChange={(route) => onChange({ route })}
        >
          {(stop, at, change) => {
            const text = (field: 'name' | 'lat' | 'lon', label: string) => (
              <TextField
                label={`Place ${at + 1}: ${label}`}
                maxLength={LONGEST_TITLE}
                value={stop[field]}
                onChange={(value) => change({ [field]: value })}
                errorMessage={faults[`/package/route/${at}/${field}`]}
              />
            );
            return (
              <Grid columns={{ phone: 1, tablet: 3 }} align="start" gap={3}>
                {text('name', 'name')}
                {text('lat', 'latitude')}
                {text('lon', 'longitude')}
              </Grid>
            );
          }}
        </RowsField>
      </Stack>
    </Card>
  );
}
