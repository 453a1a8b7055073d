import { createRoot } from 'react-dom/client';

import palettes from '../src/theme/generated/demo-palettes.css';
import { Catalogue } from './catalogue';

const NONCE = 'catalogue';

/** Does the edge's part: sets the nonce of the Content-Security-Policy and the tenants' palettes. */
function prepareDocument() {
  const nonce = document.createElement('meta');
  nonce.setAttribute('property', 'csp-nonce');
  nonce.content = NONCE;
  nonce.nonce = NONCE;
  const style = document.createElement('style');
  style.nonce = NONCE;
  style.textContent = palettes;
  document.head.append(nonce, style);
  document.title = 'Kit catalogue';
}

prepareDocument();
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');
createRoot(root).render(<Catalogue />);
