import type { APIRequestContext, Page } from '@playwright/test';

import { PortalApi } from './api';
import type { Agent, Portal } from './portals';

/** A token is valid for half an hour; its remaining time has to be longer than any test. */
const FRESH_MS = 10 * 60_000;

const tokens = new Map<string, { token: string; since: number }>();

/** Signs a page in as an agent through the API: the token is in the storage of every document of the portal. */
export async function signedIn(
  page: Page,
  request: APIRequestContext,
  portal: Portal,
  agent: Agent = portal.owner,
): Promise<void> {
  const { token } = await sessionOf(request, portal, agent);
  await page.addInitScript(keepToken, { origin: portal.origin, token });
}

/** The same, then opens a page of the portal. */
export async function signedInAt(
  page: Page,
  request: APIRequestContext,
  portal: Portal,
  path: string,
  agent?: Agent,
): Promise<void> {
  await signedIn(page, request, portal, agent);
  await page.goto(`${portal.origin}${path}`);
}

/** An agent's session with the API; each agent signs in once for all tests of a worker. */
export async function sessionOf(
  request: APIRequestContext,
  portal: Portal,
  agent: Agent = portal.owner,
): Promise<PortalApi> {
  const key = `${portal.tenant} ${agent.email}`;
  const kept = tokens.get(key);
  const api = new PortalApi(request, portal);
  if (kept && Date.now() - kept.since < FRESH_MS) {
    api.token = kept.token;
    return api;
  }
  await api.signIn(agent);
  tokens.set(key, { token: api.token, since: Date.now() });
  return api;
}

/** Drops all sessions. Call it after moving the server's clock past the expiry of tokens. */
export function forgetSessions(): void {
  tokens.clear();
}

/** Runs in the page, before its own scripts. */
function keepToken({ origin, token }: { origin: string; token: string }): void {
  if (location.origin === origin) localStorage.setItem('jetway.token', token);
}
