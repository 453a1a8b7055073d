import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, EmptyState, Heading, Inline, Select, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FareLotGroups, GroupOrderStatus } from '../../../api/endpoints/fares';
import { useLoadFareLotGroupsQuery } from '../../../api/endpoints/fares';
import { Loaded } from '../../../shared/loaded';
import { isEmpty, optionsOf, stateFrom, summaryOf } from './groups.model';
import { GroupsTable } from './groups.table';

/** The groups that took seats of a lot, newest first: one page at a time; the cursors of the pages before lead back. */
export function GroupsCard({ tenant, lotId }: { tenant: string; lotId: string }) {
  const [query, setQuery] = useSearchParams();
  const [cursors, setCursors] = useState<string[]>([]);
  const [state, cursor] = [stateFrom(query), cursors.at(-1)];
  const page = useLoadFareLotGroupsQuery(
    {
      fareLotGroupsRequest: { tenant, lotId, ...(state && { status: state }), ...(cursor !== undefined && { cursor }) },
    },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (next: GroupOrderStatus | '') => {
    setCursors([]);
    setQuery(next ? { groups: next } : {}, { replace: true });
  };
  // Of the answer before while another one loads, so that the choice keeps its place and the focus.
  const known = page.data;
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Groups
        </Heading>
        {known && !isEmpty(known) && (
          <>
            <Text>{summaryOf(known)}</Text>
            <Inline>
              <Select label="State of the groups" options={optionsOf(known.counts)} value={state} onChange={choose} />
            </Inline>
          </>
        )}
        <Loaded answer={page} what="list of groups">
          {(found) => (
            <>
              <Found tenant={tenant} found={found} />
              {(found.next ?? cursors.length > 0) && (
                <Inline justify="space-between">
                  <Button isDisabled={cursors.length === 0} onPress={() => setCursors(cursors.slice(0, -1))}>
                    Newer
                  </Button>
                  <Button isDisabled={!found.next} onPress={() => found.next && setCursors([...cursors, found.next])}>
                    Older
                  </Button>
                </Inline>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Found({ tenant, found }: { tenant: string; found: FareLotGroups }) {
  if (isEmpty(found))
    return (
      <EmptyState title="No group has taken seats yet" text="Groups are listed here once an agency holds seats." />
    );
  if (found.items.length === 0) return <EmptyState title="No group is in this state" />;
  return <GroupsTable tenant={tenant} items={found.items} />;
}
