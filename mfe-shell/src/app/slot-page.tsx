import { useLoaderData } from '@jetway/kit-runtime/shell';
import type { ComponentType } from 'react';

/** What a slot's loader brings. */
export interface SlotData {
  Page: ComponentType;
}

/** A module's page in its place within the frame. */
export function SlotPage() {
  const { Page } = useLoaderData() as SlotData;
  return <Page />;
}
