import { colourScheme, setColourScheme } from '@jetway/kit-runtime';
import { allowEmptyMarkup } from '@jetway/kit-runtime/shell';
import { createRoot } from 'react-dom/client';

import { Console } from './app/console';
import { createConsoleRouter } from './app/router';
import { createConsoleStore, followOtherTabs } from './app/store';

setColourScheme(colourScheme());
allowEmptyMarkup();
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');
const store = createConsoleStore();
followOtherTabs(store);
createRoot(root).render(<Console store={store} router={createConsoleRouter()} />);
