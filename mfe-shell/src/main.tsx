import { start } from './app/start';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');
void start(root);
