import { formatDateTime, formatDeadline } from '@jetway/kit-domain';
import { useLocaleTag, useTenant } from '@jetway/kit-runtime';

interface BothClocks {
  /** By the portal's clock, with the city of its time zone. */
  here: string;
  /** By the hotel's clock; undefined where it reads the same, or is not known. */
  there: string | undefined;
}

/** Formats moments by the portal's clock and, where that reads another time, by the hotel's, which decides. */
export function useBothClocks(): (instant: string, local: string | undefined) => BothClocks {
  const locale = useLocaleTag();
  const { timezone } = useTenant();
  return (instant, local) => {
    const here = formatDeadline(instant, locale, timezone);
    const there = local && formatDateTime(local, locale);
    return { here, there: there && !here.startsWith(`${there} `) ? there : undefined };
  };
}
