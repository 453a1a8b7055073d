import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, EmptyState, icons, Inline, PageHeader, Stack, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { useLoadAuditQuery } from '../../api/endpoints/audit';
import { useSaveAudit } from '../../api/files';
import { useOperator } from '../../session/use-operator';
import { failureText } from '../../shared/failure';
import { Loaded } from '../../shared/loaded';
import { AuditFiltersBar } from './audit.filters';
import type { AuditFilters } from './audit.model';
import { filtersFrom, queryOf, requestOf } from './audit.model';
import { AuditTable } from './audit.table';

/** `/audit`: the audit trail, newest first. */
export default function AuditPage() {
  const { tenants } = useOperator();
  const [query, setQuery] = useSearchParams();
  const filters = filtersFrom(query, tenants);
  const { isSaving, save } = useSaveAudit();
  const exportAll = async () => {
    const error = await save(requestOf(filters));
    if (error !== undefined) toast.error(failureText(error));
  };
  return (
    <>
      <PageHeader
        title="Audit trail"
        subtitle="Who did what, newest first."
        actions={
          <Button
            iconStart={<icons.Download aria-hidden size={16} />}
            isPending={isSaving}
            onPress={() => void exportAll()}
          >
            Export CSV
          </Button>
        }
      />
      <Card>
        <Stack gap={4}>
          <AuditFiltersBar
            tenants={tenants}
            filters={filters}
            onChange={(next) => setQuery(queryOf(next), { replace: true })}
          />
          <Pages key={queryOf(filters).toString()} filters={filters} />
        </Stack>
      </Card>
    </>
  );
}

/** One page at a time; the cursors of the pages before lead back. */
function Pages({ filters }: { filters: AuditFilters }) {
  const [cursors, setCursors] = useState<string[]>([]);
  const page = useLoadAuditQuery(
    { auditRequest: requestOf(filters, cursors.at(-1)) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded answer={page} what="audit trail">
      {({ items, next }) => (
        <>
          {items.length === 0 ? (
            <EmptyState title="Nothing is recorded here" text="Nothing matches these filters." />
          ) : (
            <AuditTable items={items} />
          )}
          {(next ?? cursors.length > 0) && (
            <Inline justify="space-between">
              <Button isDisabled={cursors.length === 0} onPress={() => setCursors(cursors.slice(0, -1))}>
                Newer
              </Button>
              <Button isDisabled={!next} onPress={() => next && setCursors([...cursors, next])}>
                Older
              </Button>
            </Inline>
          )}
        </>
      )}
    </Loaded>
  );
}
