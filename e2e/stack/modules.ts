import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { APIRequestContext, BrowserContext, Page, Route } from '@playwright/test';

import { addressOf, hostOf } from './api';
import type { Portal } from './portals';

interface Release {
  version: string;
  base: string;
  entry: string;
  manifest: { id: string; contractVersion: number; routes: { path: string; layout?: string; condition?: string }[] };
}

export interface Boot {
  tenant: { isDefault: boolean; loginVariation: string; aboutUs: { enabled: boolean } };
  releases: { setId: string; modules: Record<string, Release>; integrity: Record<string, string> };
}

const BOOT = /(<script[^>]*id="?jetway-boot"?[^>]*>)([\s\S]*?)(<\/script>)/;
/** Alters what the page is given about the user. The server still enforces the real permissions. */
export async function asIf(page: Page, change: (context: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/User/GetUserContext', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: addressOf(pathname), headers: { ...route.request().headers(), host } });
    const context = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...context, ...change(context) } });
  });
}

/** As with data saving on: no page is prefetched. */
export async function fetchingNothingAhead(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}

/** The releases and modules that a document of this portal is composed of now. */
export async function bootOf(request: APIRequestContext, portal: Portal): Promise<Boot> {
  const html = await (
    await request.get(addressOf('/'), { headers: { ...hostOf(portal), accept: 'text/html' } })
  ).text();
  return JSON.parse(BOOT.exec(html)?.[2] ?? 'null') as Boot;
}

/** Whether this tenant has the page. Source: `packages/kit-runtime/src/manifest.ts`. */
export function existsFor({ condition }: { condition?: string }, tenant: Boot['tenant']): boolean {
  const meets: Record<string, boolean> = {
    'login-page': !tenant.isDefault && tenant.loginVariation !== 'modal',
    'about-us': tenant.aboutUs.enabled,
    'original-brand': tenant.isDefault,
  };
  return condition === undefined || meets[condition] === true;
}

/** The files of a module and its page. */
export interface Parts {
  entry: string;
  /** Chunk with the module itself. */
  expose: string;
  /** Chunk of its first page, loaded by the module's own code. */
  page: string;
  text: (path: string) => string;
}

/** Finds a module's files: its entry, what it exposes, and the chunk that contains `pageName`. */
export async function partsOf(
  request: APIRequestContext,
  portal: Portal,
  moduleId: string,
  pageName: string,
): Promise<Parts> {
  const { releases } = await bootOf(request, portal);
  const { base, entry } = releases.modules[moduleId] as Release;
  const texts = new Map<string, string>();
  const files = Object.keys(releases.integrity).filter((path) => path.startsWith(base) && path.endsWith('.js'));
  for (const path of files)
    texts.set(path, await (await request.get(addressOf(path), { headers: hostOf(portal) })).text());
  const find = (what: string, test: (text: string, path: string) => boolean) => {
    const found = files.find((path) => test(texts.get(path) ?? '', path));
    if (!found) throw new Error(`${moduleId} has no ${what}`);
    return found;
  };
  const entryPath = base + entry;
  const expose = find(
    'expose',
    (text, path) => path !== entryPath && new RegExp(`Component:\\w+\\.${pageName}`).test(text),
  );
  const page = find(
    'page',
    (text, path) => path !== entryPath && path !== expose && new RegExp(`\\b${pageName}\\b`).test(text),
  );
  return { entry: entryPath, expose, page, text: (path) => texts.get(path) ?? '' };
}

/** The shell's file with a kit control that pages load while rendering. */
export async function lateChunk(request: APIRequestContext, portal: Portal, name: string): Promise<string> {
  const { releases } = await bootOf(request, portal);
  const { base } = releases.modules['mfe-shell'] as Release;
  for (const path of Object.keys(releases.integrity).filter((file) => file.startsWith(base) && file.endsWith('.js'))) {
    const text = await (await request.get(addressOf(path), { headers: hostOf(portal) })).text();
    if (new RegExp(`\\b${name}:\\(\\)=>`).test(text)) return path;
  }
  throw new Error(`no file of the shell has ${name}`);
}

/** The shell's entry, and the version of the kits it provides. */
export async function shellParts(
  request: APIRequestContext,
  portal: Portal,
): Promise<Pick<Parts, 'entry' | 'text'> & { kits: string }> {
  const { base, entry } = (await bootOf(request, portal)).releases.modules['mfe-shell'] as Release;
  const text = await (await request.get(addressOf(base + entry), { headers: hostOf(portal) })).text();
  const kits = /"@jetway\/kit-ui":[^"]*?version:"([\d.]+)"|"@jetway\/kit-ui","([\d.]+)"/.exec(text);
  return { entry: base + entry, text: () => text, kits: kits?.[1] ?? kits?.[2] ?? '' };
}

/** Intercepts a file until the returned function is called. */
export async function answering(
  page: Page,
  path: string,
  handler: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> {
  const url = (address: URL) => address.pathname === path;
  await page.route(url, handler);
  return () => page.unroute(url, handler);
}

/** The gateway's answer for a missing file. */
export const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' });

/** Serves another text for a file as if it had been published: the document has the new text's hash. */
export async function publishedAs(
  page: Page,
  parts: Pick<Parts, 'text'>,
  path: string,
  edit: (text: string) => string,
): Promise<void> {
  const before = parts.text(path);
  const after = edit(before);
  if (before === after) throw new Error(`nothing to change in ${path}`);
  await answering(page, path, (route) => route.fulfill({ contentType: 'text/javascript', body: after }));
  await composedAs(page, (html) => html.replaceAll(hash(before), hash(after)));
}

/** A module's build in one file. */
interface KeptBuild {
  manifest: Release['manifest'];
  entry: string;
  files: Record<string, string>;
}

/** Serves a stored build as its module's live release. */
export async function liveAs(page: Page, build: string): Promise<void> {
  const { manifest, entry, files } = JSON.parse(readFileSync(build, 'utf8')) as KeptBuild;
  const base = `/releases/${manifest.id}/kept/`;
  await bootedAs(page, ({ releases }) => {
    Object.assign(releases.modules[manifest.id] ?? {}, { version: 'kept', base, entry, manifest });
    for (const [file, text] of Object.entries(files)) releases.integrity[base + file] = hash(text);
  });
  for (const [file, body] of Object.entries(files)) {
    await answering(page, base + file, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}

/** Changes the boot payload of every document. */
export async function bootedAs(page: Page, edit: (boot: Boot) => void): Promise<void> {
  await composedAs(page, (html) =>
    html.replace(BOOT, (_whole, open: string, json: string, close: string) => {
      const boot = JSON.parse(json) as Boot;
      edit(boot);
      return open + JSON.stringify(boot).replaceAll('<', '\\u003c') + close;
    }),
  );
}

/** Documents without preload links for modules: each file is requested by the one before. */
export async function linkingNothingOf(page: Page, moduleId: string): Promise<void> {
  await composedAs(page, (html) =>
    html.replaceAll(new RegExp(`<link rel="preload" as="script"[^>]* href="/releases/${moduleId}/[^>]*>`, 'g'), ''),
  );
}

const edits = new WeakMap<Page, ((html: string) => string)[]>();

async function composedAs(page: Page, edit: (html: string) => string): Promise<void> {
  const known = edits.get(page);
  if (known) return void known.push(edit);
  const all = [edit];
  edits.set(page, all);
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    const { host, pathname, search } = new URL(request.url());
    const response = await route.fetch({ url: addressOf(pathname + search), headers: { ...request.headers(), host } });
    return route.fulfill({ response, body: all.reduce((html, change) => change(html), await response.text()) });
  });
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
