import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { Heading, Stack } from '@jetway/kit-ui';

import { DeparturesCard } from './departures.card';
import { Cards } from './desk.styles';
import { DuesCard } from './dues.card';
import { GroupsCard } from './groups.card';
import { HolidaysCard } from './holidays.card';
import { HotelsCard } from './hotels.card';
import { LimitsCard } from './limits.card';
import { GROUP_REQUESTS, GROUPS, HOLIDAY_REQUESTS, HOTELS, isListed, VISAS } from './lists';
import { GroupQuotesCard, HolidayQuotesCard } from './quotations.card';
import { RequestsCard } from './requests.card';
import { VisasCard } from './visas.card';
import { WalletCard } from './wallet.card';

/**
 * What an agency works on today: its wallet with 201, and deadlines of every product, departures, requests and dues, each for those
 * who may see its list.
 */
export function Desk({ today }: { today: string }) {
  const t = useT('flights');
  const { can } = useSession();
  return (
    <Stack as="section" gap={3} aria-label={t('searchpad.desk.title')}>
      <Heading level={2} size="lg">
        {t('searchpad.desk.title')}
      </Heading>
      <Cards>
        {can(Feature.Dashboard) && <WalletCard />}
        {can(Feature.ShowBookings) && <LimitsCard />}
        {isListed(GROUPS, can) && <GroupsCard />}
        {isListed(HOTELS, can) && <HotelsCard />}
        {isListed(HOLIDAY_REQUESTS, can) && <HolidaysCard />}
        {isListed(VISAS, can) && <VisasCard />}
        {can(Feature.ShowBookings) && <DeparturesCard today={today} />}
        {can(Feature.ShowVoidList) && <RequestsCard kind="void" />}
        {can(Feature.ShowRefundList) && <RequestsCard kind="refund" />}
        {can(Feature.ShowExchangeList) && <RequestsCard kind="exchange" />}
        {isListed(GROUP_REQUESTS, can) && <GroupQuotesCard />}
        {isListed(HOLIDAY_REQUESTS, can) && <HolidayQuotesCard />}
        {can(Feature.ShowPartialPaymentList) && <DuesCard />}
      </Cards>
    </Stack>
  );
}
