import { randomUUID } from 'node:crypto';

import type { APIRequestContext, APIResponse } from '@playwright/test';

import { GATEWAY_PORT } from './addresses';
import { codeFor, LETTERS } from './outbox';
import type { Agent, Portal } from './portals';

const AUTH = '/api/auth/v1/Authentication';
const PHONE = '/api/auth/v1/PhoneAuth';

/** Browsers resolve `*.localhost` to this machine; other programs may not, so they get the address. */
export const addressOf = (path: string) => `http://127.0.0.1:${GATEWAY_PORT}${path}`;

export const hostOf = (portal: Portal) => ({ host: new URL(portal.origin).host });

/** A file in a multipart form. */
interface FilePart {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Calls a portal's API like a program: same origin, its own device id, a token once signed in. */
export class PortalApi {
  private readonly deviceId = randomUUID();
  token = '';

  constructor(
    private readonly request: APIRequestContext,
    private readonly portal: Portal,
  ) {}

  async signIn(agent: Agent): Promise<void> {
    this.token = ((await this.verifyDevice(agent)) as { identity: { token: string } }).identity.token;
  }

  /** Signs in with the first password, which only allows choosing another one; then with the new one. */
  async enterFirst(first: Agent, password: string): Promise<void> {
    await this.verifyDevice(first);
    await this.auth('ChangePassword', { username: first.email, password });
    // The browser is known by now, so no code is required.
    const answer = await this.auth('Authenticate', { username: first.email, password });
    this.token = ((await answer.json()) as { identity: { token: string } }).identity.token;
  }

  /** Verifies the signed-in user's phone with the code sent to it. */
  async verifyPhone(username: string, { dialCode, number }: { dialCode: string; number: string }): Promise<void> {
    const phone = { e164Code: dialCode, phoneNumber: number };
    const sent = await this.post(`${PHONE}/SendPhoneCode`, { ...phone, changePhoneNumber: false });
    const { verificationReference: reference } = (await sent.json()) as { verificationReference: string };
    const verificationCode = await codeFor(this.request, `${dialCode}${number}`);
    await this.post(`${PHONE}/VerifyPhoneCode`, { ...phone, reference, username, verificationCode });
  }

  /** Calls an operation that has to succeed; returns its answer. */
  async call<T>(path: string, data: unknown = null): Promise<T> {
    const answer = await this.post(path, data);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** The same for a form with files. */
  async upload<T>(path: string, multipart: Record<string, string | FilePart>): Promise<T> {
    const answer = await this.request.post(addressOf(path), { multipart, headers: this.headers() });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  get(path: string): Promise<APIResponse> {
    return this.request.get(addressOf(path), { headers: this.headers() });
  }

  post(path: string, data: unknown, headers: Record<string, string> = {}): Promise<APIResponse> {
    return this.request.post(addressOf(path), { data, headers: { ...this.headers(), ...headers } });
  }

  /** Password, then the code e-mailed for a new browser. */
  private async verifyDevice({ email, password }: Agent): Promise<unknown> {
    const first = await this.auth('Authenticate', { username: email, password });
    const { verificationReference: reference } = (await first.json()) as { verificationReference: string };
    const verificationCode = await codeFor(this.request, email, LETTERS.newBrowser);
    return (await this.auth('VerifyDevice', { username: email, reference, verificationCode })).json();
  }

  private auth(call: string, data: unknown): Promise<APIResponse> {
    const headers = { ...hostOf(this.portal), 'device-id': this.deviceId };
    return this.request.post(addressOf(`${AUTH}/${call}`), { data, headers });
  }

  private headers(): Record<string, string> {
    return { ...hostOf(this.portal), ...(this.token ? { authorization: `Bearer ${this.token}` } : {}) };
  }
}
