import { formatDateTime, formatDeadline } from '@jetway/kit-domain';
import { useLocaleTag, useTenant } from '@jetway/kit-runtime';

interface BothClocks {
  /** In the portal's time zone, with its city. */
  here: string;
  /** In the hotel's local time; undefined if it is the same, or unknown. */
  there: string | undefined;
}

/** Formats instants in the portal's time zone and, if different, in the hotel's, which decides. */
export function useBothClocks(): (instant: string, local: string | undefined) => BothClocks {
  const locale = useLocaleTag();
  const { timezone } = useTenant();
  return (instant, local) => {
    const here = formatDeadline(instant, locale, timezone);
    const there = local && formatDateTime(local, locale);
    return { here, there: there && !here.startsWith(`${there} `) ? there : undefined };
  };
}
