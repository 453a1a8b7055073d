import { useT } from '@jetway/kit-runtime';
import { Button } from '@jetway/kit-ui';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

/**
 * A part of the frame that loads when it is first shown, with one retry. If both attempts fail, it is omitted and the page
 * keeps working; the next page load tries again.
 * @param instead shown in its place; by default nothing
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<object> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  const code = () =>
    load()
      .catch(load)
      .catch(() => instead as ComponentType<Props>);
  return lazy(async () => ({ default: await code() }));
}

/** Offers a reload where the user opened a part that failed to load. */
export function ReloadButton() {
  const t = useT('shell');
  return <Button onPress={() => window.location.reload()}>{t('failure.reload')}</Button>;
}
