import { useNavigate } from '@jetway/kit-runtime/router';
import { LinkButton, PageHeader, Select, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { useBrandOf } from '../../session/brand';
import { LotForm } from './lot.form';

/** `/fares/new`: a lot of a tenant the operator acts for. */
export default function NewLotPage() {
  const navigate = useNavigate();
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [tenant, setTenant] = useState(tenants[0] ?? '');
  return (
    <>
      <PageHeader
        title="New lot"
        subtitle="It is saved as a draft; agencies see it once it is on sale."
        actions={<LinkButton href={addresses.fareLots}>All lots</LinkButton>}
      />
      <Stack gap={4}>
        {tenants.length > 1 && (
          <Select
            label="Tenant"
            options={tenants.map((value) => ({ value, label: brandOf(value) }))}
            value={tenant}
            onChange={setTenant}
          />
        )}
        <LotForm tenant={tenant} onCreated={(lotId) => void navigate(addresses.fareLot(tenant, lotId))} />
      </Stack>
    </>
  );
}
