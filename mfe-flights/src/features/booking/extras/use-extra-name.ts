import { useT } from '@jetway/kit-runtime';

/** The translated name of an extra, or the airline's own. */
export function useExtraName(): (extra: { code: string; name: string }) => string {
  const t = useT('flights');
  return ({ code, name }) => t(`extraNames.${code}`, { defaultValue: name });
}
