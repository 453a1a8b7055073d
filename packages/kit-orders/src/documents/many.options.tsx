import { Button, Card, Heading, LinkButton, RadioGroup, Stack, styled, Switch } from '@jetway/kit-ui';

import { useOrderT } from '../host';

/** Documents below one another, each on pages of its own. */
export const ManyDocuments = styled.div`
  display: grid;
  gap: var(--jw-space-5);

  @media print {
    display: block;

    & > :not(:last-child) {
      break-after: page;
    }
  }
`;

interface ManyOptionsProps<Kind extends string> {
  /** How many orders there are. */
  count: number;
  kinds: readonly { value: Kind; label: string }[];
  kind: Kind;
  onKind: (kind: Kind) => void;
  withPrice: boolean;
  onPrice: (withPrice: boolean) => void;
  /** The list the orders were selected in. */
  back: string;
}

/** A print-out of several orders: the same document for each. */
export function ManyOptions<Kind extends string>({
  count,
  kinds,
  kind,
  onKind,
  withPrice,
  onPrice,
  back,
}: ManyOptionsProps<Kind>) {
  const t = useOrderT();
  return (
    <Card padding="md">
      <Stack gap={5}>
        <Heading level={1} size="lg">
          {t('orders.documents.many', { count })}
        </Heading>
        <RadioGroup label={t('orders.documents.kind')} options={kinds} value={kind} onChange={onKind} />
        <Switch label={t('orders.documents.withPrice')} value={withPrice} onChange={onPrice} />
        <Stack gap={3}>
          <Button variant="primary" fullWidth onPress={() => window.print()}>
            {t('orders.documents.print')}
          </Button>
          <LinkButton variant="ghost" fullWidth href={back}>
            {t('orders.documents.backToList')}
          </LinkButton>
        </Stack>
      </Stack>
    </Card>
  );
}
