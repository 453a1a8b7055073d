import { EmptyState, icons, LinkButton } from '@jetway/kit-ui';

import { usePageTitle } from './page-title';

/** An address without a room. */
export function NotFound() {
  usePageTitle('Not found');
  return (
    <EmptyState
      level={1}
      art={<icons.Search aria-hidden size={40} />}
      title="There is nothing here"
      text="The address leads to no room of the console."
      action={<LinkButton href="/">Go to the first room</LinkButton>}
    />
  );
}
