import type { BootPayload } from '@jetway/kit-runtime';

/** Answered by the dev server (`kit-build/src/dev-portal.cjs`). */
const DOCUMENT = '/jetway-dev/document';
const TOKEN = '/jetway-dev/token';

/** Tenant and styles of the portal behind the dev server, from its document. */
export async function liveBrand(): Promise<{ boot: BootPayload; styles: string[] }> {
  const page = new DOMParser().parseFromString(await text(DOCUMENT), 'text/html');
  const boot = page.getElementById('jetway-boot')?.textContent;
  if (!boot) throw new Error('the portal behind the dev server composed no document');
  const styles = [...page.querySelectorAll('style')].map((style) => style.textContent ?? '');
  return { boot: JSON.parse(boot) as BootPayload, styles };
}

/** A token of that portal's demo agent. */
export function liveToken(): Promise<string> {
  return text(TOKEN);
}

async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}
