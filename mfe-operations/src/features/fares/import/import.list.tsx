import type { TableColumn } from '@jetway/kit-ui';
import { Button, Card, DateText, EmptyState, Heading, ProgressBar, Stack, Table, Text, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { LotImportView } from '../../../api/endpoints/fares';
import {
  useImportFareLotsMutation,
  useLoadFareImportsQuery,
  useUndoFareImportMutation,
} from '../../../api/endpoints/fares';
import { useOperator } from '../../../session/use-operator';
import { Loaded } from '../../../shared/loaded';
import { RefusedCallout } from '../../../shared/refused.callout';
import { mayEditLots } from '../lot.roles';

/** The import that the form of the page sends. */
export const IMPORTING = 'import';

/** Polling interval while lots are stored. */
const POLL_MS = 1_000;

const COLUMNS: readonly TableColumn<LotImportView>[] = [
  { id: 'made', title: 'Imported', render: ({ madeAt }) => <DateText value={madeAt} format="datetime" /> },
  { id: 'by', title: 'By', render: ({ madeBy }) => <bdi>{madeBy}</bdi> },
  { id: 'lots', title: 'Lots', align: 'end', render: (one) => <Lots of={one} /> },
];

/** Lots stored so far by an import that has neither ended nor been undone. */
function storedOf({ loaded, undoneAt }: LotImportView): number | undefined {
  return undoneAt === undefined ? loaded : undefined;
}

function Lots({ of }: { of: LotImportView }) {
  const stored = storedOf(of);
  if (stored === undefined) return of.lots;
  return (
    <Stack gap={1}>
      <ProgressBar label={`${stored} of ${of.lots} stored`} value={(100 * stored) / of.lots} />
      <Text size="sm" muted>
        They go on sale when all are stored. If the number stays the same, undo the import and repeat it.
      </Text>
    </Stack>
  );
}

/** The last imports of a tenant, newest first; each can be undone once, as far as no order took seats of its lots. */
export function ImportList({ tenant }: { tenant: string }) {
  const [, { isLoading: isImporting }] = useImportFareLotsMutation({ fixedCacheKey: IMPORTING });
  const [isUnfinished, setUnfinished] = useState(false);
  const imports = useLoadFareImportsQuery(
    { lotImportListRequest: { tenant } },
    { refetchOnMountOrArgChange: true, pollingInterval: isImporting || isUnfinished ? POLL_MS : 0 },
  );
  const hasUnfinished = imports.data?.items.some((one) => storedOf(one) !== undefined) ?? false;
  if (hasUnfinished !== isUnfinished) setUnfinished(hasUnfinished);
  return (
    <Loaded answer={imports} what="list of imports">
      {({ items }) => <Imports tenant={tenant} items={items} />}
    </Loaded>
  );
}

function Imports({ tenant, items }: { tenant: string; items: readonly LotImportView[] }) {
  const { roles } = useOperator();
  const [undo, { isLoading, originalArgs }] = useUndoFareImportMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const back = async (importId: string) => {
    const { data, error } = await undo({ lotImportUndo: { tenant, importId } });
    setRefusal(error);
    if (!data) return;
    toast.success(
      data.kept === 0
        ? 'The import was undone'
        : `Lots that orders took seats of were kept: ${data.kept}. The others are gone`,
    );
  };
  const pending = isLoading ? originalArgs?.lotImportUndo.importId : undefined;
  const undone: TableColumn<LotImportView> = {
    id: 'undone',
    title: 'Undone',
    render: ({ importId, madeAt, undoneBy, undoneAt }) => {
      if (undoneAt !== undefined)
        return (
          <>
            <DateText value={undoneAt} format="datetime" />, <bdi>{undoneBy}</bdi>
          </>
        );
      if (!mayEditLots(roles)) return '—';
      return (
        <Button
          size="sm"
          aria-label={`Undo the import of ${madeAt}`}
          isPending={pending === importId}
          isDisabled={isLoading && pending !== importId}
          onPress={() => void back(importId)}
        >
          Undo
        </Button>
      );
    },
  };
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Last imports
        </Heading>
        <RefusedCallout error={refusal} />
        {items.length === 0 ? (
          <EmptyState level={3} title="Nothing was imported yet" />
        ) : (
          <Table
            caption="Last imports"
            columns={[...COLUMNS, undone]}
            rows={items}
            rowKey={({ importId }) => importId}
          />
        )}
      </Stack>
    </Card>
  );
}
