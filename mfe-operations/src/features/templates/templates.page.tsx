import { useSearchParams } from '@jetway/kit-runtime/router';
import { Card, EmptyState, Grid, LinkButton, PageHeader, Select, Stack, Tabs } from '@jetway/kit-ui';

import type { DeskName } from '../../api/endpoints/templates';
import { useLoadTemplatesQuery } from '../../api/endpoints/templates';
import { useBrandOf } from '../../session/brand';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { Loaded } from '../../shared/loaded';
import { DESKS, desksFor, NEW, NEW_QUOTATION } from './templates.model';
import { TemplatesTable } from './templates.table';

type Tab = 'active' | 'archived';

/** `/templates`: what operators of a desk write to agencies again and again. */
export default function TemplatesPage() {
  const brandOf = useBrandOf();
  const { tenants, roles } = useOperator();
  const [query, setQuery] = useSearchParams();
  const desks = desksFor(roles);
  const tenant = tenants.find((one) => one === query.get('tenant')) ?? tenants[0];
  const desk = desks.find((one) => one === query.get('desk')) ?? desks[0];
  const tab: Tab = query.get('state') === 'archived' ? 'archived' : 'active';
  const narrow = (part: { tenant?: string; desk?: DeskName; tab?: Tab }) => {
    const next = { tenant, desk, tab, ...part };
    setQuery(
      {
        ...(next.tenant && { tenant: next.tenant }),
        ...(next.desk && { desk: next.desk }),
        ...(next.tab === 'archived' && { state: next.tab }),
      },
      { replace: true },
    );
  };
  return (
    <>
      <PageHeader
        title="Templates"
        subtitle="Texts and quotations that fill in what you write to agencies. You can change them before you send."
      />
      {tenant === undefined || desk === undefined ? (
        <EmptyState title="No desk is yours" text="Templates belong to the desks that answer agencies." />
      ) : (
        <Card>
          <Stack gap={4}>
            <Grid columns={{ phone: 1, tablet: 2 }} align="end" gap={3}>
              {tenants.length > 1 && (
                <Select
                  label="Tenant"
                  options={tenants.map((value) => ({ value, label: brandOf(value) }))}
                  value={tenant}
                  onChange={(next) => narrow({ tenant: next })}
                />
              )}
              <Select
                label="Desk"
                options={desks.map((value) => ({ value, label: DESKS[value].name }))}
                value={desk}
                onChange={(next) => narrow({ desk: next })}
              />
            </Grid>
            <Tabs
              label="Templates"
              items={[
                { id: 'active', label: 'Offered' },
                { id: 'archived', label: 'Archived' },
              ]}
              selected={tab}
              onChange={(next) => narrow({ tab: next as Tab })}
            />
            <Templates key={`${tenant} ${desk} ${tab}`} tenant={tenant} desk={desk} tab={tab} />
          </Stack>
        </Card>
      )}
    </>
  );
}

function Templates({ tenant, desk, tab }: { tenant: string; desk: DeskName; tab: Tab }) {
  const isArchived = tab === 'archived';
  const found = useLoadTemplatesQuery(
    { templateSearch: { tenant, desk, archived: isArchived } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded answer={found} what="list of templates">
      {({ items, canEdit }) => (
        <Stack gap={4}>
          {canEdit && !isArchived && (
            <Grid columns={{ phone: 1, tablet: 4 }} gap={3}>
              <LinkButton href={addresses.template(tenant, desk, NEW)} variant="primary">
                New template
              </LinkButton>
              {desk === 'holidays' && (
                <LinkButton href={addresses.template(tenant, desk, NEW_QUOTATION)}>New quotation</LinkButton>
              )}
            </Grid>
          )}
          {items.length > 0 ? (
            <TemplatesTable tenant={tenant} desk={desk} items={items} canEdit={canEdit} />
          ) : (
            <EmptyState
              title={isArchived ? 'No template is archived' : 'This desk has no templates yet'}
              {...(canEdit && !isArchived && { text: 'Write one for what you answer often.' })}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
