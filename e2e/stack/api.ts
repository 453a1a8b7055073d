import { randomUUID } from 'node:crypto';

import type { APIRequestContext, APIResponse } from '@playwright/test';

import { GATEWAY_PORT } from './addresses';
import { codeFor } from './outbox';
import type { Agent, Portal } from './portals';

const AUTH = '/api/auth/v1/Authentication';

/** Browsers know that `*.localhost` is this machine; other programs need not, so they are told the address. */
export const addressOf = (path: string) => `http://127.0.0.1:${GATEWAY_PORT}${path}`;

export const hostOf = (portal: Portal) => ({ host: new URL(portal.origin).host });

/** Calls a portal as a program would: same origin, a device of its own, a token once signed in. */
export class PortalApi {
  private readonly deviceId = randomUUID();
  token = '';

  constructor(
    private readonly request: APIRequestContext,
    private readonly portal: Portal,
  ) {}

  async signIn(agent: Agent): Promise<void> {
    const first = await this.auth('Authenticate', { username: agent.email, password: agent.password });
    const { verificationReference } = (await first.json()) as { verificationReference: string };
    const second = await this.auth('VerifyDevice', {
      username: agent.email,
      reference: verificationReference,
      verificationCode: await codeFor(this.request, agent.email),
    });
    this.token = ((await second.json()) as { identity: { token: string } }).identity.token;
  }

  get(path: string): Promise<APIResponse> {
    return this.request.get(addressOf(path), { headers: this.headers() });
  }

  post(path: string, data: unknown, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.request.post(addressOf(path), { data, headers: { ...this.headers(), ...headers } });
  }

  private auth(call: string, data: unknown): Promise<APIResponse> {
    const headers = { ...hostOf(this.portal), 'device-id': this.deviceId };
    return this.request.post(addressOf(`${AUTH}/${call}`), { data, headers });
  }

  private headers(): Record<string, string> {
    return { ...hostOf(this.portal), ...(this.token ? { authorization: `Bearer ${this.token}` } : {}) };
  }
}
