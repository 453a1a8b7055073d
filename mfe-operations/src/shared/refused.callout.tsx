import { Callout } from '@jetway/kit-ui';

import { problemOf } from '../api';
import { said } from './problems';

/** Why a step failed; renders nothing without an error. */
export function RefusedCallout({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const { title, text } = said(error);
  const requestId = problemOf(error)?.requestId;
  return (
    <Callout tone="danger" title={title}>
      {text}
      {requestId && <> Reference for support: {requestId}</>}
    </Callout>
  );
}
