import { useParams } from '@jetway/kit-runtime/router';
import { LinkButton, PageHeader, Stack } from '@jetway/kit-ui';

import type { HolidayPackagePage } from '../../../api/endpoints/holidays';
import { useViewHolidayPackageQuery } from '../../../api/endpoints/holidays';
import { useOperator } from '../../../session/use-operator';
import { addresses } from '../../../shared/addresses';
import { Brand } from '../../../session/brand';
import { Loaded } from '../../../shared/loaded';
import { mayEditPackages } from '../packages.roles';
import { draftOf } from './package.draft';
import { PackageEditor } from './package.editor';
import { PackagePreview } from './package.preview';
import { StateCard } from './state.card';
import { useCities } from './use-cities';

/** `/packages/all/:tenant/:packageId`: a tour package, its preview and whether agencies see it. */
export default function PackagePage() {
  const { tenant = '', packageId = '' } = useParams();
  const { roles } = useOperator();
  const found = useViewHolidayPackageQuery(
    { holidayPackageKey: { tenant, packageId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={found.currentData?.package.title.en ?? 'Tour package'}
        subtitle={<Brand tenant={tenant} />}
        actions={<LinkButton href={addresses.packages}>All packages</LinkButton>}
      />
      <Loaded answer={found} what="package">
        {(page) =>
          mayEditPackages(roles) ? (
            <PackageEditor key={`${tenant} ${packageId}`} tenant={tenant} page={page} />
          ) : (
            <ReadPackage page={page} />
          )
        }
      </Loaded>
    </>
  );
}

/** A package for operators who may not change it. */
function ReadPackage({ page }: { page: HolidayPackagePage }) {
  const cities = useCities(page.tenant);
  return (
    <Stack gap={4}>
      <StateCard page={page} />
      <PackagePreview draft={draftOf(page.package)} cities={cities} currency={page.currency} image={page.images[0]} />
    </Stack>
  );
}
