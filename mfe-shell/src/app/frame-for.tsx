import { useLoaderData } from '@jetway/kit-runtime/shell';
import type { ComponentType } from 'react';

/** The frame that its route's loader has chosen. */
export function FrameFor() {
  const { Component } = useLoaderData() as { Component: ComponentType };
  return <Component />;
}
