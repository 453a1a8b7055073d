import { useT } from '@jetway/kit-runtime';
import { Button, icons, Popover, Stack, styled, Text } from '@jetway/kit-ui';

import { PartyFields } from '../../../shared/holidays/party.fields';
import { usePartyText } from '../../../shared/holidays/use-party-text';

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

  svg:last-child {
    margin-inline-start: auto;
  }
`;

interface TravellersPopoverProps {
  adults: number;
  childAges: readonly (number | null)[];
  /** Places of the children whose age is missing. */
  missing: readonly number[];
  onChange: (party: { adults: number; childAges: (number | null)[] }) => void;
}

/** Adults, children and the children's ages. */
export function TravellersPopover({ adults, childAges, missing, onChange }: TravellersPopoverProps) {
  const t = useT('visas');
  const partyText = usePartyText();
  const message = t('holidays.search.errors.age');
  const isInvalid = missing.length > 0;
  return (
    <Stack gap={1} data-invalid={isInvalid || undefined}>
      <Name data-field-label>{t('holidays.search.travellers')}</Name>
      <Popover
        label={t('holidays.search.travellers')}
        trigger={
          <PartyButton fullWidth iconStart={<icons.Users size={16} />} iconEnd={<icons.ChevronDown size={16} />}>
            {partyText(adults, childAges.length)}
          </PartyButton>
        }
      >
        {({ close }) => (
          <Stack gap={4}>
            <Content>
              <PartyFields
                adults={adults}
                childAges={childAges}
                onChange={onChange}
                ageError={(place) => (missing.includes(place) ? message : undefined)}
              />
            </Content>
            <Button variant="primary" fullWidth onPress={close}>
              {t('holidays.search.done')}
            </Button>
          </Stack>
        )}
      </Popover>
      {isInvalid && (
        <Text role="alert" tone="danger">
          {message}
        </Text>
      )}
    </Stack>
  );
}
