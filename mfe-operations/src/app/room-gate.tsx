import { EmptyState, icons } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { ROLE_NAMES } from '../shared/roles';
import { usePageTitle } from '../shared/page-title';
import { useOperator } from '../session/use-operator';
import type { Room } from './rooms';
import { isOpenTo } from './rooms';

/** Shows a room to those who may open it, and to others which role it needs. */
export function RoomGate({ room, children }: { room: Room; children: ReactNode }) {
  const operator = useOperator();
  usePageTitle(room.title);
  if (isOpenTo(room, operator.roles)) return children;
  const needed = (room.roles ?? []).map((role) => ROLE_NAMES[role]).join(' or ');
  return (
    <EmptyState
      level={1}
      art={<icons.ShieldCheck aria-hidden size={40} />}
      title="This room is not yours"
      text={`${room.title} needs the role ${needed}. Ask the operator who invited you to add it.`}
    />
  );
}
