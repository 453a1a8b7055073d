import { useParams } from '@jetway/kit-runtime/router';
import { Button, Inline, LinkButton, PageHeader, Stack, StatusPill, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FareLotPage as Lot, FareLotState } from '../../api/endpoints/fares';
import { useSetFareLotStateMutation, useViewFareLotQuery } from '../../api/endpoints/fares';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { Brand } from '../../session/brand';
import { Loaded } from '../../shared/loaded';
import { RefusedCallout } from '../../shared/refused.callout';
import { GroupsCard } from './groups/groups.card';
import { LotForm } from './lot.form';
import { mayEditLots } from './lot.roles';
import { LOT_STATES } from './lots.model';
import { SeatsCard } from './seats.card';

/** `/fares/lots/:tenant/:lotId`: a lot, its seats and its sale. */
export default function FareLotPage() {
  const { tenant = '', lotId = '' } = useParams();
  const lot = useViewFareLotQuery({ fareLotRequest: { tenant, lotId } }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={lot.currentData?.lot.title ?? 'Fare lot'}
        subtitle={<Brand tenant={tenant} />}
        actions={<LinkButton href={addresses.fareLots}>All lots</LinkButton>}
      />
      <Loaded answer={lot} what="lot">
        {(page) => <Opened page={page} />}
      </Loaded>
    </>
  );
}

/** Short forms begin anew with each version; the list of groups and the long form stay where they are. */
function Opened({ page }: { page: Lot }) {
  const { roles } = useOperator();
  const mayEdit = mayEditLots(roles);
  const { tenant, lotId, version } = page;
  return (
    <Stack gap={4}>
      <Sale key={`sale ${version}`} page={page} mayEdit={mayEdit} />
      <SeatsCard key={`seats ${version}`} page={page} mayChange={mayEdit} />
      <GroupsCard tenant={tenant} lotId={lotId} />
      <LotForm tenant={tenant} page={page} isReadOnly={!mayEdit} />
    </Stack>
  );
}

/** Whether agencies see the lot, and the step that changes it. */
function Sale({ page, mayEdit }: { page: Lot; mayEdit: boolean }) {
  const { tenant, lotId, version, state } = page;
  const [set, { isLoading }] = useSetFareLotStateMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const move = async (next: FareLotState) => {
    const { data, error } = await set({ fareLotStateChange: { tenant, lotId, version, state: next } });
    setRefusal(error);
    if (data) toast.success(next === 'onSale' ? 'Agencies can buy from the lot now' : 'The lot is no longer sold');
  };
  return (
    <Stack gap={3}>
      <Inline gap={3} wrap>
        <StatusPill tone={LOT_STATES[state].tone}>{LOT_STATES[state].name}</StatusPill>
        {mayEdit && state !== 'onSale' && (
          <Button variant="primary" isPending={isLoading} onPress={() => void move('onSale')}>
            Put on sale
          </Button>
        )}
        {mayEdit && state === 'onSale' && (
          <Button isPending={isLoading} onPress={() => void move('withdrawn')}>
            Withdraw from sale
          </Button>
        )}
      </Inline>
      <RefusedCallout error={refusal} />
    </Stack>
  );
}
