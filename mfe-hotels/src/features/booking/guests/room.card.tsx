import { SavedTravellerPicker } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Card, Divider, Grid, Heading, Select, Stack, Text, TextField } from '@jetway/kit-ui';
import { FormField } from '@jetway/kit-ui/forms';

import type { GuestDraft, RoomDraft } from '../../../shared/orders/booking-draft';
import { filledWith, TITLES } from './guest.model';
import type { GuestsFormState } from './use-guests-form';

/** The guests of one room; the first is the lead guest. */
export function RoomCard({ form, room, index }: { form: GuestsFormState; room: RoomDraft; index: number }) {
  const t = useT('hotels');
  const name = t('booking.room', { number: index + 1 });
  return (
    <Card padding="md" as="section" aria-label={name}>
      <Stack gap={5}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        {room.guests.map((guest, place) => (
          <Stack key={place} gap={5}>
            {place > 0 && <Divider />}
            <GuestFields form={form} guest={guest} room={index} place={place} title={titleOf(t, room.guests, place)} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** The label of a guest: the number among the adults or the children of the room. */
function titleOf(t: ReturnType<typeof useT>, guests: readonly GuestDraft[], place: number): string {
  const type = guests[place]?.type ?? 'adult';
  const number = guests.slice(0, place + 1).filter((guest) => guest.type === type).length;
  return t(`booking.guest.${type}`, { number, age: guests[place]?.age ?? '' });
}

interface GuestFieldsProps {
  form: GuestsFormState;
  guest: GuestDraft;
  room: number;
  place: number;
  title: string;
}

function GuestFields({ form, guest, room, place, title }: GuestFieldsProps) {
  const t = useT('hotels');
  const path = `rooms.${room}.guests.${place}` as const;
  const titles = TITLES[guest.type].map((value) => ({ value, label: t(`booking.titles.${value}`) }));
  return (
    <Stack gap={4} as="div" role="group" aria-label={title}>
      <Stack gap={1}>
        <Text weight="semibold">{title}</Text>
        {place === 0 && (
          <Text size="sm" muted>
            {t('booking.leadHint')}
          </Text>
        )}
      </Stack>
      <SavedTravellerPicker
        onChosen={(saved) => form.setValue(path, filledWith(form.getValues(path), saved), { shouldDirty: true })}
      />
      <Grid columns={{ phone: 1, tablet: 3 }} gap={4} align="start">
        <FormField control={form.control} name={`${path}.title`}>
          {({ value, onChange, onBlur, errorMessage }) => (
            <Select
              label={t('booking.fields.title')}
              options={titles}
              value={shownTitle(value)}
              onChange={onChange}
              onBlur={onBlur}
              errorMessage={errorMessage}
            />
          )}
        </FormField>
        <FormField control={form.control} name={`${path}.givenName`}>
          {(field) => <TextField label={t('booking.fields.givenName')} autoComplete="off" {...field} />}
        </FormField>
        <FormField control={form.control} name={`${path}.surname`}>
          {(field) => <TextField label={t('booking.fields.surname')} autoComplete="off" {...field} />}
        </FormField>
      </Grid>
    </Stack>
  );
}

type Title = (typeof TITLES)[keyof typeof TITLES][number];

/** The select's value of a typed title. */
function shownTitle(title: string): Title | '' {
  return (
    Object.values(TITLES)
      .flat()
      .find((known) => known === title) ?? ''
  );
}
