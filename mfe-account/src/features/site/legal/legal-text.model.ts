/** A block of a legal text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** Parses plain text: blank lines separate paragraphs, `# ` starts a headline, `- ` a list item. */
export function readBlocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map(readBlock);
}

function readBlock(piece: string): Block {
  const lines = piece.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  if (piece.startsWith('# ')) return { kind: 'heading', text: piece.slice(2) };
  return { kind: 'paragraph', text: lines.join(' ') };
}

/** Replaces the placeholders `{company}`, `{email}`, `{phone}` and `{address}`. */
export function withDetails(text: string, details: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => details[name] ?? whole);
}
