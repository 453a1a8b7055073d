import { Feature } from '@jetway/kit-domain';
import { ManyDocuments, ManyOptions } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useState } from 'react';

import { BOOKINGS } from '../../shared/orders/addresses';
import { DocumentSheet } from './document.sheet';
import type { DocumentChoice, DocumentKind } from './print.model';
import { DOCUMENT_KINDS, isInvoice } from './print.model';
import { Desk, OnScreen } from './print.styles';

/** The same document of several bookings, each on pages of its own. */
export function ManyPrint({ references }: { references: readonly string[] }) {
  const t = useT('hotels');
  const { can } = useSession();
  const kinds = DOCUMENT_KINDS.filter((kind) => kind !== 'agentInvoice' || can(Feature.ShowCommision));
  const [kind, setKind] = useState<DocumentKind>('voucher');
  // The switch as the user set it; until then, each kind has its own default.
  const [told, setTold] = useState<boolean | null>(null);
  const choice: DocumentChoice = { kind, withPrice: told ?? isInvoice(kind) };
  return (
    <Desk>
      <OnScreen>
        <ManyOptions
          count={references.length}
          kinds={kinds.map((value) => ({ value, label: t(`print.kinds.${value}`) }))}
          kind={kind}
          onKind={setKind}
          withPrice={choice.withPrice}
          onPrice={setTold}
          back={BOOKINGS}
        />
      </OnScreen>
      <ManyDocuments>
        {references.map((reference) => (
          <DocumentSheet key={reference} referenceId={reference} choice={choice} />
        ))}
      </ManyDocuments>
    </Desk>
  );
}
