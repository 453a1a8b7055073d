import { boot, useTenant } from '@jetway/kit-runtime';
import { Outlet, useHref, useLocation, useNavigate } from '@jetway/kit-runtime/router';
import { NavigationProvider, Toaster } from '@jetway/kit-ui';
import { lazy, Suspense, useCallback } from 'react';

import { SessionEndedDialog } from '../features/session-ended/session-ended.dialog';
import { KitTexts } from './kit-texts';
import { useArrival } from './use-arrival';
import { useDocumentTitle } from './use-document-title';

/** Loaded separately: few users ever see it. */
const OverrideBanner = lazy(() =>
  import('../features/override/override-banner').then((code) => ({ default: code.OverrideBanner })),
);

/** Around every page: client-side links, toasts, the end of a session, scrolling and focus on navigation. */
export function PortalRoot() {
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  const { pathname, hash } = useLocation();
  useDocumentTitle(useTenant().companyName);
  useArrival(pathname, hash);
  return (
    <NavigationProvider navigate={go} useHref={useHref}>
      <KitTexts>
        <Outlet />
        <SessionEndedDialog />
        {boot().releases.override && (
          <Suspense fallback={null}>
            <OverrideBanner />
          </Suspense>
        )}
        <Toaster />
      </KitTexts>
    </NavigationProvider>
  );
}
