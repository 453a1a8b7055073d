import { useT } from '@jetway/kit-runtime';
import { Button } from '@jetway/kit-ui';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

/**
 * A part of the frame that is fetched when it is first shown. One that does not come, asked for twice, is left out: the page
 * goes on, and the next one loaded asks again.
 * @param instead what stands in its place; nothing unless told
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<object> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  const code = () => load().catch(load).catch(() => instead as ComponentType<Props>);
  return lazy(async () => ({ default: await code() }));
}

/** Where somebody has opened a part that did not come. */
export function ReloadButton() {
  const t = useT('shell');
  return <Button onPress={() => window.location.reload()}>{t('failure.reload')}</Button>;
}
