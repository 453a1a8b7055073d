import { useT } from '@jetway/kit-runtime';

/** The name of an extra in the reader's language; the airline's own where we have none. */
export function useExtraName(): (extra: { code: string; name: string }) => string {
  const t = useT('flights');
  return ({ code, name }) => t(`extraNames.${code}`, { defaultValue: name });
}
