import type { BaggageRule } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Table } from '@jetway/kit-ui';

import { inWords } from '../../../shared/wire-words';

/** Baggage allowance per passenger type and journey. */
export function BaggageTable({ lines }: { lines: BaggageRule[] }) {
  const t = useT('flights');
  const amount = (bag: string | undefined) =>
    bag === undefined ? t('results.details.asAirline') : bag ? inWords(t, bag) : t('results.brands.noBag');
  return (
    <Table
      caption={t('results.details.baggage')}
      rows={lines}
      rowKey={(line) => `${line.route}-${line.passengerType}`}
      columns={[
        { id: 'route', title: t('results.details.route'), render: ({ route }) => <bdi>{route}</bdi> },
        {
          id: 'who',
          title: t('results.details.passenger'),
          render: ({ passengerType }) => t(`booking.types.${passengerType}`),
        },
        { id: 'checked', title: t('results.brands.checkedBag'), render: ({ checked }) => amount(checked) },
        { id: 'cabin', title: t('results.brands.cabinBag'), render: ({ cabin }) => amount(cabin) },
      ]}
    />
  );
}
