import { useT } from '@jetway/kit-runtime';

/** Who travels, in words: "2 adults, 1 child". */
export function usePartyText() {
  const t = useT('visas');
  return (adults: number, children: number) =>
    [
      t('holidays.adults', { count: adults }),
      ...(children > 0 ? [t('holidays.children', { count: children })] : []),
    ].join(t('holidays.and'));
}
