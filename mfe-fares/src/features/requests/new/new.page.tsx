import { useT } from '@jetway/kit-runtime';
import { LinkButton, PageHeader, Stack } from '@jetway/kit-ui';

import { REQUESTS } from '../../../shared/addresses';
import { FareOrders } from '../../../shared/fare-orders';
import { RequestForm } from './request.form';

/** `/group-requests/new`: asks for a group that no departure on sale covers. */
export function NewRequestPage() {
  const t = useT('fares');
  return (
    <FareOrders>
      <Stack gap={4}>
        <PageHeader
          title={t('requests.form.title')}
          subtitle={t('requests.form.subtitle')}
          actions={<LinkButton href={REQUESTS}>{t('requests.back')}</LinkButton>}
        />
        <RequestForm />
      </Stack>
    </FareOrders>
  );
}
