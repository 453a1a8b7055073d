import { createRoot } from 'react-dom/client';

import palettes from '../src/theme/generated/demo-palettes.css';
import { Catalogue } from './catalogue';

const NONCE = 'catalogue';

/** What the edge does for a real page: the policy's nonce, and the tenants' palettes ahead of everything. */
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
