import { useLoaderData } from '@jetway/kit-runtime/shell';
import { useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';

import { forgetReloads } from '../modules/reload-guard';

/** What a slot's loader brings. */
export interface SlotData {
  Page: ComponentType;
}

/** A part of a page that has not come by then is given up, and the page with it. Source: `chunkLoadTimeout` of kit-build. */
const WHOLE_AFTER_MS = 10_000;

/**
 * A module's page in its place within the frame; on the way to another page it is not drawn anew. One that has stood for a
 * while is whole, and what reloads it took is forgotten; one that was fetched ahead says nothing of the page that is shown.
 */
export function SlotPage() {
  const { Page } = useLoaderData() as SlotData;
  useEffect(() => {
    const timer = setTimeout(forgetReloads, WHOLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [Page]);
  return useMemo(() => <Page />, [Page]);
}
