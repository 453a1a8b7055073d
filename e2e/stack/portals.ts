import { GATEWAY_PORT } from './addresses';

/** Someone who can sign in. */
export interface Agent {
  email: string;
  password: string;
}

/** A brand, as its visitors see it. */
export interface Portal {
  tenant: string;
  origin: string;
  company: string;
  currency: string;
  home: string;
  /** Dialling code of its own country. */
  dialCode: string;
  /** English by default. */
  language?: 'en' | 'ar';
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
  dialCode: '+880',
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
  dialCode: '+971',
  accent: '#0052cc',
  owner: { email: 'agent@desertrose.test', password: 'Dubai-Rose-2026' },
  viewer: { email: 'viewer@desertrose.test', password: 'Dubai-View-2026' },
  poor: { email: 'agent@oasis.test', password: 'Dubai-Oasis-2026' },
};

export const PORTALS = [ORIGINAL, FALCON];

export const QAMAR: Portal = {
  tenant: 'qamar',
  origin: `http://qamar.localhost:${GATEWAY_PORT}`,
  company: 'قمر للسفر',
  currency: 'OMR',
  home: 'مسقط',
  dialCode: '+968',
  language: 'ar',
  accent: '#146c43',
  owner: { email: 'agent@jabal.test', password: 'Muscat-Jabal-2026' },
  viewer: { email: 'viewer@jabal.test', password: 'Muscat-View-2026' },
  poor: { email: 'agent@shiraa.test', password: 'Muscat-Shiraa-2026' },
};

export const MONSOON: Portal = {
  tenant: 'monsoon',
  origin: `http://monsoon.localhost:${GATEWAY_PORT}`,
  company: 'Monsoon Trade',
  currency: 'MYR',
  home: 'Kuala Lumpur',
  dialCode: '+60',
  accent: '#c0264f',
  owner: { email: 'agent@rainforest.test', password: 'Kuala-Rain-2026' },
  viewer: { email: 'viewer@rainforest.test', password: 'Kuala-View-2026' },
  poor: { email: 'agent@pulau.test', password: 'Kuala-Pulau-2026' },
};

export const NORTHLIGHT: Portal = {
  tenant: 'northlight',
  origin: `http://northlight.localhost:${GATEWAY_PORT}`,
  company: 'Northlight',
  currency: 'GBP',
  home: 'London',
  dialCode: '+44',
  accent: '#6d3bd1',
  owner: { email: 'agent@harbourhill.test', password: 'London-Hill-2026' },
  viewer: { email: 'viewer@harbourhill.test', password: 'London-View-2026' },
  poor: { email: 'agent@copperbeech.test', password: 'London-Beech-2026' },
};

/** Every demo brand; most tests use the first two. */
export const ALL_PORTALS = [...PORTALS, QAMAR, MONSOON, NORTHLIGHT];
