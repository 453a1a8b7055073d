import { joined } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Button, Divider, Grid, icons, NumberStepper, Popover, Select, Stack, styled, Text } from '@jetway/kit-ui';

import { CABINS, MOST_SEATS } from '../search-query';
import type { Cabin } from '../search-query';
import { OLDEST_CHILD, partyFault, YOUNGEST_CHILD } from './state/searchpad.model';
import type { SearchFault } from './state/searchpad.model';
import { searchpadActions } from './state/searchpad.slice';
import type { FormHandle } from './use-search-form';

const AGES = Array.from({ length: OLDEST_CHILD - YOUNGEST_CHILD + 1 }, (_, index) => String(index + YOUNGEST_CHILD));

const Content = styled(Stack)`
  inline-size: min(20rem, 80vw);
`;

/** Styled like the labels of the fields beside it. */
const Name = styled.span`
  font-size: var(--jw-text-sm);
  font-weight: 500;
  line-height: 1.25rem;
`;

/** A button styled like the fields beside it. */
const PartyButton = styled(Button)`
  border-color: var(--jw-border-strong);
  border-radius: var(--jw-radius-md);
  padding-inline: var(--jw-space-3);
  box-shadow: none;
  font-weight: 400;

  & > span {
    flex: 1;
    justify-content: flex-start;
  }

  svg {
    flex: none;
    color: var(--jw-text-muted);
  }

  svg:last-child {
    margin-inline-start: auto;
  }
`;

/** Travellers and cabin class. */
export function PartyPopover({ handle }: { handle: FormHandle }) {
  const t = useT('flights');
  const { form, fault } = handle;
  const count = form.adultCount + form.childCount + form.infantCount;
  const found = fault('passengers') ?? form.childAges.map((_, index) => fault(`childAges.${index}`)).find(Boolean);
  const locale = useLocaleTag();
  const party = [t('searchpad.party.travellers', { count }), t(`searchpad.cabins.${form.travelClass}`)];
  return (
    <Stack gap={1} data-invalid={found ? true : undefined}>
      <Name data-field-label>{t('searchpad.party.label')}</Name>
      <Popover
        label={t('searchpad.party.label')}
        trigger={
          <PartyButton
            size="md"
            fullWidth
            iconStart={<icons.Users size={16} />}
            iconEnd={<icons.ChevronDown size={16} />}
          >
            {joined(party, locale)}
          </PartyButton>
        }
      >
        {({ close }) => <PartyFields handle={handle} onDone={close} />}
      </Popover>
      {found && <Refusal fault={found} />}
    </Stack>
  );
}

function PartyFields({ handle, onDone }: { handle: FormHandle; onDone: () => void }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const { id, form } = handle;
  const change = (part: Parameters<typeof searchpadActions.countsChanged>[0]['change']) =>
    dispatch(searchpadActions.countsChanged({ id, change: part }));
  const party = partyFault(form);
  const cabins = CABINS.map((value) => ({ value, label: t(`searchpad.cabins.${value}`) }));
  return (
    <Content gap={4}>
      <NumberStepper
        label={t('searchpad.party.adults')}
        description={t('searchpad.party.adultsHint')}
        value={form.adultCount}
        min={0}
        max={MOST_SEATS - form.childCount}
        onChange={(adultCount: number) => change({ adultCount })}
      />
      <NumberStepper
        label={t('searchpad.party.children')}
        description={t('searchpad.party.childrenHint')}
        value={form.childCount}
        min={0}
        max={MOST_SEATS - form.adultCount}
        onChange={(childCount: number) => change({ childCount })}
      />
      <ChildAges handle={handle} />
      <NumberStepper
        label={t('searchpad.party.infants')}
        description={t('searchpad.party.infantsHint')}
        value={form.infantCount}
        min={0}
        max={MOST_SEATS}
        onChange={(infantCount: number) => change({ infantCount })}
      />
      {party && <Refusal fault={party} />}
      <Divider />
      <Select
        label={t('searchpad.party.cabin')}
        options={cabins}
        value={form.travelClass}
        onChange={(travelClass: string) => change({ travelClass: travelClass as Cabin })}
      />
      <Button variant="primary" fullWidth onPress={onDone}>
        {t('searchpad.party.done')}
      </Button>
    </Content>
  );
}

function ChildAges({ handle: { id, form, fault } }: { handle: FormHandle }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  if (form.childCount === 0) return null;
  return (
    <Grid columns="repeat(3, minmax(0, 1fr))" gap={2}>
      {form.childAges.map((age, index) => {
        const found = fault(`childAges.${index}`);
        return (
          <Select
            // A child is identified by its position only.
            key={index}
            label={t('searchpad.party.age', { number: index + 1 })}
            placeholder={t('searchpad.party.agePlaceholder')}
            options={AGES.map((value) => ({ value, label: value }))}
            value={age === null ? '' : String(age)}
            onChange={(value: string) => dispatch(searchpadActions.childAgeChosen({ id, index, age: Number(value) }))}
            errorMessage={found && t(`searchpad.errors.${found}`)}
          />
        );
      })}
    </Grid>
  );
}

function Refusal({ fault }: { fault: SearchFault }) {
  const t = useT('flights');
  return (
    <Text role="alert" tone="danger">
      {t(`searchpad.errors.${fault}`)}
    </Text>
  );
}
