import { randomUUID } from 'node:crypto';

import type { APIRequestContext, APIResponse } from '@playwright/test';

import { GATEWAY_PORT } from './addresses';
import { codeFor, LETTERS } from './outbox';
import type { Agent, Portal } from './portals';

const AUTH = '/api/auth/v1/Authentication';
const PHONE = '/api/auth/v1/PhoneAuth';

/** Browsers know that `*.localhost` is this machine; other programs need not, so they are told the address. */
export const addressOf = (path: string) => `http://127.0.0.1:${GATEWAY_PORT}${path}`;

export const hostOf = (portal: Portal) => ({ host: new URL(portal.origin).host });

/** A file of a form. */
interface FilePart {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Calls a portal as a program would: same origin, a device of its own, a token once signed in. */
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

  /** Signs in by the first password, which opens nothing but the choice of another; then by that. */
  async enterFirst(first: Agent, password: string): Promise<void> {
    await this.verifyDevice(first);
    await this.auth('ChangePassword', { username: first.email, password });
    // The browser is known by now: no code is asked for.
    const answer = await this.auth('Authenticate', { username: first.email, password });
    this.token = ((await answer.json()) as { identity: { token: string } }).identity.token;
  }

  /** Verifies the phone of whoever is signed in by the code it is sent. */
  async verifyPhone(username: string, { dialCode, number }: { dialCode: string; number: string }): Promise<void> {
    const phone = { e164Code: dialCode, phoneNumber: number };
    const sent = await this.post(`${PHONE}/SendPhoneCode`, { ...phone, changePhoneNumber: false });
    const { verificationReference: reference } = (await sent.json()) as { verificationReference: string };
    const verificationCode = await codeFor(this.request, `${dialCode}${number}`);
    await this.post(`${PHONE}/VerifyPhoneCode`, { ...phone, reference, username, verificationCode });
  }

  /** A call that has to be answered well; its answer. */
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

  /** Password, then the code mailed for a browser never seen before. */
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
