import { useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { useBothClocks } from '../hotel/use-both-clocks';

interface TwoTimesProps {
  /** UTC, ending in `Z`. */
  instant: string;
  /** The same instant in the hotel's local time, without a zone. */
  local: string;
}

/** An instant in the hotel's local time, which decides, and in the portal's; once if both are the same. */
export function TwoTimes({ instant, local }: TwoTimesProps) {
  const t = useT('hotels');
  const { here, there } = useBothClocks()(instant, local);
  if (!there) return <span>{here}</span>;
  return (
    <span>
      {t('terms.hotelTime', { at: there })}{' '}
      <Text as="span" size="xs" muted>
        ({here})
      </Text>
    </span>
  );
}
