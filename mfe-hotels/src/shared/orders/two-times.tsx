import { useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { useBothClocks } from '../hotel/use-both-clocks';

interface TwoTimesProps {
  /** UTC, ending in `Z`. */
  instant: string;
  /** The same moment by the hotel's clock, without a zone. */
  local: string;
}

/** A moment by the hotel's clock, which decides, and by the portal's; once where both read the same. */
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
