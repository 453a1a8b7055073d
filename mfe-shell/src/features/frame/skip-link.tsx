import { useT } from '@jetway/kit-runtime';

import { MAIN_ID } from '../../app/main-id';
import { SkipLink as Anchor } from './frame.styles';

/** The first tab stop: skips header and navigation. */
export function SkipLink() {
  const t = useT('shell');
  const jump = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <Anchor href={`#${MAIN_ID}`} onClick={jump}>
      {t('skip')}
    </Anchor>
  );
}
