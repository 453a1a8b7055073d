import { Outlet, useHref, useNavigate } from '@jetway/kit-runtime/router';
import { createBrowserRouter } from '@jetway/kit-runtime/shell';
import type { DataRouter, RouteObject } from '@jetway/kit-runtime/shell';
import { NavigationProvider } from '@jetway/kit-ui';

import { Home } from './home';
import { NotFound } from '../shared/not-found';
import { PageFailed } from './outcomes';
import { RoomGate } from './room-gate';
import { ROOMS } from './rooms';
import { SignedIn } from './signed-in';

export type ConsoleRouter = DataRouter;

/** The addresses of the console. */
export const ROUTES: RouteObject[] = [
  {
    element: <Links />,
    errorElement: <PageFailed level="page" />,
    hydrateFallbackElement: <></>,
    children: [
      {
        path: '/sign-in',
        lazy: async () => ({ Component: (await import('../features/sign-in/sign-in.page')).default }),
      },
      {
        path: '/invitation',
        lazy: async () => ({ Component: (await import('../features/invitation/invitation.page')).default }),
      },
      {
        element: <SignedIn />,
        children: [
          {
            errorElement: <PageFailed level="room" />,
            children: [
              { path: '/', element: <Home /> },
              ...ROOMS.map((room): RouteObject => ({
                path: room.path,
                lazy: async () => {
                  const { default: Page } = await room.load();
                  return {
                    element: (
                      <RoomGate room={room}>
                        <Page />
                      </RoomGate>
                    ),
                  };
                },
              })),
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
];

/** The router of a browser's window. */
export function createConsoleRouter(): ConsoleRouter {
  return createBrowserRouter(ROUTES);
}

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** The address of a link. Files are at `blob:` addresses, which are no paths of the router. */
function useAddress(to: string): string {
  const path = useHref(to);
  return HAS_SCHEME.test(to) ? to : path;
}

/** Lets the kit's links and menus use the router. */
function Links() {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(to) => void navigate(to)} useHref={useAddress}>
      <Outlet />
    </NavigationProvider>
  );
}
