import type { FieldError } from '@jetway/kit-api';
import { styled } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { TravellerDraft } from '../../../shared/booking/party-draft';
import { Said } from './said';
import { placeOf } from './server-words';

const List = styled.ul`
  display: grid;
  gap: var(--jw-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface FaultsListProps {
  faults: readonly FieldError[];
  /** Used to name the traveller an error concerns; without them the error is shown without a name. */
  travellers?: readonly TravellerDraft[];
  /** Rendered after an error's text. */
  after?: (fault: FieldError) => ReactNode;
}

/** The server's errors, one per line, with the name of the traveller concerned. */
export function FaultsList({ faults, travellers = [], after }: FaultsListProps) {
  return (
    <List>
      {faults.map((fault, index) => (
        <li key={`${index} ${fault.pointer} ${fault.code}`}>
          <Whom traveller={travellers[placeOf(fault) ?? -1]} />
          <Said fault={fault} />
          {after?.(fault)}
        </li>
      ))}
    </List>
  );
}

function Whom({ traveller }: { traveller: TravellerDraft | undefined }) {
  const name = traveller && `${traveller.givenName} ${traveller.surname}`.trim();
  return name ? (
    <>
      <bdi>{name}</bdi>:{' '}
    </>
  ) : null;
}
