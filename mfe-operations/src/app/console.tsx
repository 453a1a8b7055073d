import { RouterProvider } from '@jetway/kit-runtime/shell';
import { GlobalStyle, Toaster } from '@jetway/kit-ui';
import { Provider } from 'react-redux';

import type { ConsoleRouter } from './router';
import type { ConsoleStore } from './store';

/** The whole console. */
export function Console({ store, router }: { store: ConsoleStore; router: ConsoleRouter }) {
  return (
    <Provider store={store}>
      <GlobalStyle />
      <RouterProvider router={router} />
      <Toaster />
    </Provider>
  );
}
