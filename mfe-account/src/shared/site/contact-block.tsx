import { useTenant, useT } from '@jetway/kit-runtime';
import { Card, Heading, icons, Inline, Stack, styled, Text } from '@jetway/kit-ui';
import { Mail, MapPin } from '@jetway/kit-ui/rare-icons';

import { Columns, Sign } from './site.styles';

const Lines = styled.address`
  display: grid;
  gap: var(--jw-space-2);
  font-style: normal;

  a {
    justify-self: start;
  }
`;

/** The company's phone, e-mail and address. */
export function ContactBlock() {
  const t = useT('account');
  const { contacts } = useTenant();
  const ways = [
    {
      key: 'phone',
      Icon: icons.Phone,
      value: (
        <a href={`tel:${contacts.phone.replace(/\s/g, '')}`} dir="ltr">
          {contacts.phone}
        </a>
      ),
    },
    {
      key: 'email',
      Icon: Mail,
      value: (
        <a href={`mailto:${contacts.email}`}>
          <bdi>{contacts.email}</bdi>
        </a>
      ),
    },
    { key: 'address', Icon: MapPin, value: <span>{contacts.address}</span> },
  ] as const;
  return (
    <Columns>
      {ways.map(({ key, Icon, value }) => (
        <Inline key={key} align="start" wrap={false} gap={4}>
          <Sign>
            <Icon aria-hidden size={20} />
          </Sign>
          <Stack gap={1}>
            <Text muted>{t(`contact.${key}`)}</Text>
            <Text as="div" size="md" weight="medium">
              {value}
            </Text>
          </Stack>
        </Inline>
      ))}
    </Columns>
  );
}

/** Every office with its contact details. */
export function OfficeCards() {
  const { offices } = useTenant();
  return (
    <Columns $min="17rem">
      {offices.map((office) => (
        <Card key={office.name} padding="lg">
          <Stack gap={3}>
            <Heading level={3} size="md">
              {office.name}
            </Heading>
            <Lines>
              <Text as="span" muted>
                {office.address}
              </Text>
              <a href={`tel:${office.phone.replace(/\s/g, '')}`} dir="ltr">
                {office.phone}
              </a>
              <a href={`mailto:${office.email}`}>
                <bdi>{office.email}</bdi>
              </a>
            </Lines>
          </Stack>
        </Card>
      ))}
    </Columns>
  );
}
