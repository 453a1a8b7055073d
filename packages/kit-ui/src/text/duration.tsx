import { formatDuration } from '@jetway/kit-domain';

import { styled } from '../theme';
import { pageLocale } from './page-locale';

const Root = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Minutes as hours and minutes, in the page's language. */
export function Duration({ minutes, className }: { minutes: number; className?: string }) {
  return (
    <Root dateTime={`PT${minutes}M`} className={className}>
      {formatDuration(minutes, pageLocale())}
    </Root>
  );
}
