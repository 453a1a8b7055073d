import type { HolidayPackage } from '@jetway/kit-api/packages';
import { isProblem, problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams, useSearchParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { holidaySearchHref, tourPackagesHref } from '../../../shared/holidays/addresses';
import { HolidayOrders } from '../../../shared/holidays/holiday-orders';
import { partyFrom, partyParams } from '../../../shared/holidays/holiday-query';
import { usePackageState } from '../../../shared/holidays/use-package-state';
import { DetailView } from './detail.view';

/** `/holiday-search-result/{id}`: a package, with the price of the party in the address. */
export function HolidayPage() {
  return <PackagePage backHref={holidaySearchHref()} />;
}

/** `/tour-packages/{id}`: the same, reached from the list of all packages. */
export function TourPackagePage() {
  return <PackagePage backHref={tourPackagesHref()} />;
}

function PackagePage({ backHref }: { backHref: string }) {
  const { packageId = '' } = useParams();
  return (
    <HolidayOrders>
      <Loaded key={packageId} packageId={packageId} backHref={backHref} />
    </HolidayOrders>
  );
}

function Loaded({ packageId, backHref }: { packageId: string; backHref: string }) {
  const t = useT('visas');
  const [params, setParams] = useSearchParams();
  const party = partyFrom(params);
  const { state, error, retry } = usePackageState({
    detail: {
      packageId,
      ...(party ? { date: party.date, adults: party.adults } : {}),
      ...(party && party.childAges.length > 0 ? { childAges: party.childAges.join(',') } : {}),
    },
  });
  const found = state.details[packageId];
  // The package stays while it is priced for another day or other travellers, and with it what is typed into its form.
  const [shown, setShown] = useState<HolidayPackage>();
  if (found && found !== shown) setShown(found);
  if (shown) {
    return (
      <DetailView
        holiday={shown}
        party={party}
        pricing={{ isLoading: state.loaders.detail, error, retry }}
        onParty={(chosen) => setParams(partyParams(chosen), { replace: true })}
        backHref={backHref}
      />
    );
  }
  if (error === undefined || state.loaders.detail) {
    return (
      <Stack gap={4}>
        <Text muted role="status">
          {t('holidays.detail.loading')}
        </Text>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  // An id that is none is refused as invalid.
  if (isProblem(error, 'holidays.package_gone') || isProblem(error, 'request.invalid')) {
    return (
      <EmptyState
        level={1}
        title={t('holidays.detail.gone.title')}
        text={t('holidays.detail.gone.text')}
        action={<LinkButton href={tourPackagesHref()}>{t('holidays.search.all')}</LinkButton>}
      />
    );
  }
  return (
    <ErrorState
      level={1}
      title={t('holidays.detail.failed')}
      text={t(`orders.problems.${problemKey(error)}`)}
      requestId={problemOf(error)?.requestId}
      onRetry={retry}
    />
  );
}
