import type { AirRuleResponse, FareCode, Penalty } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import type { TableColumn } from '@jetway/kit-ui';
import { Heading, Money, Stack, Table, Text } from '@jetway/kit-ui';

import { inWords } from '../../../shared/wire-words';
import { FiledTexts, useFiledRules } from './filed-rules';

/** Change and cancellation fees, and how the fare is filed. */
export function PenaltyTables({ rules }: { rules: AirRuleResponse }) {
  const t = useT('flights');
  const filed = useFiledRules(rules.itineraryId);
  const said = (line: Penalty) =>
    filed.data?.penalties.find(({ kind, when }) => kind === line.kind && when === line.when) ?? line;
  const of = (...kinds: Penalty['kind'][]) => rules.penalties.filter(({ kind }) => kinds.includes(kind)).map(said);
  return (
    <Stack gap={5}>
      <PenaltyTable
        title={t('results.details.dateChange')}
        lines={of('change')}
        note={t('results.details.fareDifference')}
      />
      <PenaltyTable title={t('results.details.cancellation')} lines={of('refund', 'noShow')} />
      <FareCodes lines={rules.fareCodes} />
      <FiledTexts filed={filed} />
    </Stack>
  );
}

function PenaltyTable({ title, lines, note }: { title: string; lines: Penalty[]; note?: string }) {
  const t = useT('flights');
  const columns: TableColumn<Penalty>[] = [
    {
      id: 'what',
      title: t('results.details.step'),
      render: ({ kind, when }) => t(`results.details.steps.${kind}.${when}`),
    },
    {
      id: 'cost',
      title: t('results.details.cost'),
      render: ({ term, amount }) => (amount ? <Money value={amount} /> : t(`results.details.terms.${term}`)),
    },
  ];
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Table caption={title} rows={lines} rowKey={({ kind, when }) => `${kind}-${when}`} columns={columns} />
      {note && (
        <Text size="xs" muted>
          {note}
        </Text>
      )}
    </Stack>
  );
}

function FareCodes({ lines }: { lines: FareCode[] }) {
  const t = useT('flights');
  const title = t('results.details.fareCodes');
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Table
        caption={title}
        rows={lines}
        rowKey={({ route, flight }) => `${route}-${flight}`}
        columns={[
          {
            id: 'flight',
            title: t('results.details.flight'),
            render: ({ flight, route }) => <bdi>{`${flight} · ${route}`}</bdi>,
          },
          { id: 'basis', title: t('results.details.fareBasis'), render: ({ fareBasis }) => <bdi>{fareBasis}</bdi> },
          {
            id: 'class',
            title: t('results.details.class'),
            render: ({ rbd, cabin }) => `${rbd} · ${inWords(t, cabin)}`,
          },
        ]}
      />
    </Stack>
  );
}
