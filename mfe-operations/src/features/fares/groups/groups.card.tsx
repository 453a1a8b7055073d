import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Card, EmptyState, Heading, Inline, Stack, Tabs, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FareLotGroups, FareLotGroupsRequest, GroupOrderStatus } from '../../../api/endpoints/fares';
import { useLoadFareLotGroupsQuery } from '../../../api/endpoints/fares';
import { Loaded } from '../../../shared/loaded';
import { ANY, isEmpty, stateFrom, stateOf, summaryOf, tabsOf } from './groups.model';
import { GroupsTable } from './groups.table';

/**
 * The groups that took seats of a lot, newest first. Those of nearly every lot come in one answer, which is narrowed to a state here; of
 * more, one page at a time is loaded, and the cursors of the pages before lead back.
 */
export function GroupsCard({ tenant, lotId }: { tenant: string; lotId: string }) {
  const [query, setQuery] = useSearchParams();
  const [cursors, setCursors] = useState<string[]>([]);
  // Here as well as in the address: the page follows the address later, and the groups must not wait for it.
  const [state, setState] = useState(() => stateFrom(query));
  const cursor = cursors.at(-1);
  const lot = { tenant, lotId };
  const first = useGroups(lot);
  const areAllHere = first.data !== undefined && first.data.next === undefined;
  const narrowed = useGroups(
    first.data === undefined || areAllHere
      ? lot
      : { ...lot, ...(state && { status: state }), ...(cursor !== undefined && { cursor }) },
  );
  const page = areAllHere ? first : narrowed;
  const choose = (tab: string) => {
    const next = stateOf(tab);
    setCursors([]);
    setState(next);
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
            <Tabs
              label="State of the groups"
              items={tabsOf(known.counts, state)}
              selected={state || ANY}
              onChange={choose}
            />
          </>
        )}
        <Loaded answer={page} what="list of groups">
          {(found) => (
            <>
              <Found tenant={tenant} found={found} state={state} />
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

const useGroups = (asked: FareLotGroupsRequest) =>
  useLoadFareLotGroupsQuery({ fareLotGroupsRequest: asked }, { refetchOnMountOrArgChange: true });

function Found({ tenant, found, state }: { tenant: string; found: FareLotGroups; state: GroupOrderStatus | '' }) {
  if (isEmpty(found))
    return (
      <EmptyState title="No group has taken seats yet" text="Groups are listed here once an agency holds seats." />
    );
  const items = state ? found.items.filter(({ status }) => status === state) : found.items;
  if (items.length === 0) return <EmptyState title="No group is in this state" />;
  return <GroupsTable tenant={tenant} items={items} />;
}
