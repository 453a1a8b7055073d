import { LinkButton, PageHeader, Select, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { useOperator } from '../../../session/use-operator';
import { addresses } from '../../../shared/addresses';
import { useBrandOf } from '../../../session/brand';
import { PackageEditor } from './package.editor';

/** `/packages/new`: a package of a tenant the operator acts for. */
export default function NewPackagePage() {
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [tenant, setTenant] = useState(tenants[0] ?? '');
  return (
    <>
      <PageHeader
        title="New package"
        subtitle="It is saved as a draft; agencies see it once it is published."
        actions={<LinkButton href={addresses.packages}>All packages</LinkButton>}
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
        <PackageEditor tenant={tenant} />
      </Stack>
    </>
  );
}
