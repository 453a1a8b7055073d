import { useLocation, useNavigation } from '@jetway/kit-runtime/router';
import { Button, IconButton, icons, MenuTrigger, ProgressBar, Sheet } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import type { CurrentOperator } from '../api/endpoints/session';
import { AccountMenu } from './account-menu';
import { Entries, Entry, Header, Layout, Main, Name, OnNarrow, Person, Rail, SkipLink } from './frame.styles';
import { entryOf, isOpenTo, ROOMS } from './rooms';

const MAIN = 'main';

/** Header and navigation around a room. */
export function Frame({ operator, children }: { operator: CurrentOperator; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useArrival(main, pathname);
  return (
    <Layout>
      <SkipLink href={`#${MAIN}`}>Skip to the room</SkipLink>
      <Header>
        <OnNarrow>
          <NavSheet key={pathname} operator={operator} />
        </OnNarrow>
        <Name to="/">
          <icons.Layers aria-hidden size={20} />
          Operations
        </Name>
        <MenuTrigger>
          <Button
            variant="ghost"
            aria-label={`Account of ${operator.name}`}
            iconStart={<icons.CircleUser aria-hidden size={20} />}
          >
            <Person>{operator.name}</Person>
          </Button>
          <AccountMenu operator={operator} />
        </MenuTrigger>
      </Header>
      <Rail aria-label="Rooms">
        <NavEntries operator={operator} />
      </Rail>
      <Main id={MAIN} ref={main} tabIndex={-1}>
        <Loading />
        {children}
      </Main>
    </Layout>
  );
}

/** Moves the focus to a room that was opened, so that the keyboard and a screen reader start at its beginning. */
function useArrival(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [main, pathname]);
}

/** While the code of the next room is fetched. */
function Loading() {
  return useNavigation().state === 'idle' ? null : <ProgressBar label="Loading the room" />;
}

function NavEntries({ operator }: { operator: CurrentOperator }) {
  const current = entryOf(useLocation().pathname);
  return (
    <Entries>
      {ROOMS.flatMap((room) => {
        if (!room.nav || !isOpenTo(room, operator.roles)) return [];
        const Icon = icons[room.nav.icon];
        return [
          <li key={room.path}>
            <Entry to={room.path} aria-current={room.path === current ? 'page' : undefined}>
              <Icon aria-hidden size={18} />
              {room.nav.label}
            </Entry>
          </li>,
        ];
      })}
    </Entries>
  );
}

/** The navigation of a narrow screen. It starts closed for each address, so following a link closes it. */
function NavSheet({ operator }: { operator: CurrentOperator }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Rooms" onPress={() => setOpen(true)}>
        <icons.Menu size={20} />
      </IconButton>
      <Sheet side="start" title="Rooms" isOpen={isOpen} onOpenChange={setOpen}>
        <nav aria-label="Rooms">
          <NavEntries operator={operator} />
        </nav>
      </Sheet>
    </>
  );
}
