import { randomUUID } from 'node:crypto';

import type { APIRequestContext, APIResponse } from '@playwright/test';

import { codeFor } from './outbox';
import type { Agent, Portal } from './portals';

const AUTH = '/api/auth/v1/Authentication';

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
    return this.request.get(`${this.portal.origin}${path}`, { headers: this.headers() });
  }

  post(path: string, data: unknown, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.request.post(`${this.portal.origin}${path}`, { data, headers: { ...this.headers(), ...headers } });
  }

  private auth(call: string, data: unknown): Promise<APIResponse> {
    return this.request.post(`${this.portal.origin}${AUTH}/${call}`, { data, headers: { 'device-id': this.deviceId } });
  }

  private headers(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }
}
