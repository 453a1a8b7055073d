import { useLoaderData } from '@jetway/kit-runtime/shell';
import { useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';

import { forgetReloads } from '../modules/reload-guard';

/** Data of a slot's loader. */
export interface SlotData {
  Page: ComponentType;
}

/** Upper limit for a chunk of a page to load. Source: `chunkLoadTimeout` of kit-build. */
const WHOLE_AFTER_MS = 10_000;

/**
 * A module's page inside the frame; not rendered again while another page loads. A page shown for a while counts as loaded,
 * which resets the reload count; prefetched pages do not count.
 */
export function SlotPage() {
  const { Page } = useLoaderData() as SlotData;
  useEffect(() => {
    const timer = setTimeout(forgetReloads, WHOLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [Page]);
  return useMemo(() => <Page />, [Page]);
}
