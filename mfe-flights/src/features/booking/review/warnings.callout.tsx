import type { FieldError } from '@jetway/kit-api';
import { paths, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Callout, VisuallyHidden } from '@jetway/kit-ui';

import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { FaultsList } from '../words/faults.list';
import { orderNamed } from '../words/server-words';

interface WarningsCalloutProps {
  warnings: readonly FieldError[];
  travellers: readonly TravellerDraft[];
}

/** AirSell's warnings about travellers; they block nothing. */
export function WarningsCallout({ warnings, travellers }: WarningsCalloutProps) {
  const t = useT('flights');
  if (warnings.length === 0) return null;
  return (
    <Callout tone="info" title={t('booking.warnings')}>
      <FaultsList
        faults={warnings}
        travellers={travellers}
        after={(warning) => <OrderLink reference={orderNamed(warning)} />}
      />
    </Callout>
  );
}

/** A link to the order of a warning, in a new tab, so that the input here is kept. */
function OrderLink({ reference }: { reference: string | undefined }) {
  const t = useT('flights');
  if (!reference) return null;
  return (
    <>
      {' '}
      <Link to={paths.flightOrder(reference)} target="_blank">
        <bdi>{reference}</bdi>
        <VisuallyHidden> {t('booking.newTab')}</VisuallyHidden>
      </Link>
    </>
  );
}
