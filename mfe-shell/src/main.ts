/**
 * The file the document starts with. Shared libraries are negotiated before anything that uses them is evaluated, so
 * everything else stands behind this one dynamic import.
 */
void import('./app/start').then(({ start }) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  return start(root);
});
