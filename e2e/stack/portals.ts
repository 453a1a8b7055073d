import { GATEWAY_PORT } from './addresses';

/** Someone who can sign in. */
export interface Agent {
  email: string;
  password: string;
}

/** A brand as its visitors meet it. */
export interface Portal {
  tenant: string;
  origin: string;
  company: string;
  currency: string;
  home: string;
  accent: string;
  owner: Agent;
  viewer: Agent;
  poor: Agent;
}

export const ORIGINAL: Portal = {
  tenant: '_default',
  origin: `http://localhost:${GATEWAY_PORT}`,
  company: 'Jetway Trade',
  currency: 'BDT',
  home: 'Dhaka',
  accent: '#f76641',
  owner: { email: 'agent@skyline.test', password: 'Dhaka-Sky-2026' },
  viewer: { email: 'viewer@skyline.test', password: 'Dhaka-View-2026' },
  poor: { email: 'agent@padma.test', password: 'Dhaka-Padma-2026' },
};

export const FALCON: Portal = {
  tenant: 'falcon',
  origin: `http://falcon.localhost:${GATEWAY_PORT}`,
  company: 'Falcon',
  currency: 'AED',
  home: 'Dubai',
  accent: '#0052cc',
  owner: { email: 'agent@desertrose.test', password: 'Dubai-Rose-2026' },
  viewer: { email: 'viewer@desertrose.test', password: 'Dubai-View-2026' },
  poor: { email: 'agent@oasis.test', password: 'Dubai-Oasis-2026' },
};

export const PORTALS = [ORIGINAL, FALCON];
