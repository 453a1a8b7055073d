import { joined } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import {
  Button,
  Divider,
  Grid,
  Heading,
  icons,
  NumberStepper,
  Popover,
  Select,
  Stack,
  styled,
  Text,
} from '@jetway/kit-ui';

import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, OLDEST_CHILD } from '../../hotel-query';
import { withChildren, withRooms } from '../state/form.model';
import type { FormRoom } from '../state/form.model';
import type { HotelFormHandle } from '../state/use-hotel-form';

const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({ value: String(age), label: String(age) }));

const Content = styled(Stack)`
  inline-size: min(21rem, 82vw);
  max-block-size: 26rem;
  overflow-y: auto;
`;

/** Styled like the labels of the fields beside it. */
const Name = styled.span`
  font-size: var(--jw-text-sm);
  font-weight: 500;
  line-height: 1.25rem;
`;

/** A button styled like the fields beside it. */
const RoomsButton = styled(Button)`
  border-color: var(--jw-border-strong);
  border-radius: var(--jw-radius-md);
  padding-inline: var(--jw-space-3);
  box-shadow: none;
  font-weight: 400;

  & > span {
    flex: 1;
    justify-content: flex-start;
  }

  svg:last-child {
    margin-inline-start: auto;
  }
`;

/** Rooms with their adults, children and the children's ages. */
export function RoomsPopover({ handle }: { handle: HotelFormHandle }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const { rooms } = handle.form;
  const guests = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
  const fault = faultOf(handle);
  return (
    <Stack gap={1} data-invalid={fault ? true : undefined}>
      <Name data-field-label>{t('search.guests')}</Name>
      <Popover
        label={t('search.guests')}
        trigger={
          <RoomsButton fullWidth iconStart={<icons.Users size={16} />} iconEnd={<icons.ChevronDown size={16} />}>
            {joined([t('rooms', { count: rooms.length }), t('guests', { count: guests })], locale)}
          </RoomsButton>
        }
      >
        {({ close }) => <RoomsFields handle={handle} onDone={close} />}
      </Popover>
      {fault && (
        <Text role="alert" tone="danger">
          {t(`search.errors.${fault}`)}
        </Text>
      )}
    </Stack>
  );
}

function faultOf({ form, fault }: HotelFormHandle) {
  const inRooms = form.rooms.flatMap(({ childAges }, index) => [
    fault(`rooms.${index}`),
    ...childAges.map((_, child) => fault(`rooms.${index}.childAges.${child}`)),
  ]);
  return fault('rooms') ?? inRooms.find((one) => one !== undefined);
}

function RoomsFields({ handle, onDone }: { handle: HotelFormHandle; onDone: () => void }) {
  const t = useT('hotels');
  const { form, change } = handle;
  const replace = (index: number, room: FormRoom) =>
    change({ rooms: form.rooms.map((each, at) => (at === index ? room : each)) });
  return (
    <Stack gap={4}>
      <Content gap={4}>
        <NumberStepper
          label={t('search.roomCount')}
          value={form.rooms.length}
          min={1}
          max={MOST_ROOMS}
          onChange={(count: number) => change({ rooms: withRooms(form.rooms, count) })}
        />
        {form.rooms.map((room, index) => (
          // A room is identified by its position only.
          <RoomFields key={index} index={index} room={room} handle={handle} onChange={(next) => replace(index, next)} />
        ))}
      </Content>
      <Button variant="primary" fullWidth onPress={onDone}>
        {t('search.done')}
      </Button>
    </Stack>
  );
}

interface RoomFieldsProps {
  index: number;
  room: FormRoom;
  handle: HotelFormHandle;
  onChange: (room: FormRoom) => void;
}

function RoomFields({ index, room, handle, onChange }: RoomFieldsProps) {
  const t = useT('hotels');
  const number = index + 1;
  const setAge = (child: number, age: string) =>
    onChange({ ...room, childAges: room.childAges.map((each, at) => (at === child ? Number(age) : each)) });
  return (
    <Stack gap={3} role="group" aria-label={t('search.room', { number })}>
      <Divider />
      <Heading level={3} size="sm">
        {t('search.room', { number })}
      </Heading>
      <NumberStepper
        label={t('search.adults')}
        value={room.adults}
        min={1}
        max={MOST_ADULTS}
        onChange={(adults: number) => onChange({ ...room, adults })}
      />
      <NumberStepper
        label={t('search.children')}
        description={t('search.childrenHint')}
        value={room.childAges.length}
        min={0}
        max={MOST_CHILDREN}
        onChange={(count: number) => onChange(withChildren(room, count))}
      />
      {room.childAges.length > 0 && (
        <Grid columns="repeat(2, minmax(0, 1fr))" gap={2}>
          {room.childAges.map((age, child) => {
            const fault = handle.fault(`rooms.${index}.childAges.${child}`);
            return (
              <Select
                // A child is identified by its position only.
                key={child}
                label={t('search.age', { number: child + 1 })}
                placeholder={t('search.agePlaceholder')}
                options={AGES}
                value={age === null ? '' : String(age)}
                onChange={(value: string) => setAge(child, value)}
                {...(fault ? { errorMessage: t(`search.errors.${fault}`) } : {})}
              />
            );
          })}
        </Grid>
      )}
    </Stack>
  );
}
