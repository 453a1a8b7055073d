// Who is measured, and at which work. A plain one does the framework's or the peer's own minimum: no tenants, no headers
// of ours, its usual log (bare-pingora: none).
import { startBare } from './bare.mjs';
import { startCaddy } from './caddy.mjs';
import { startEnvoy } from './envoy.mjs';
import { startHaproxy, startPlainHaproxy } from './haproxy.mjs';
import { startJetway } from './jetway.mjs';
import { startNginx, startPlainNginx } from './nginx.mjs';
import { startVarnish } from './varnish.mjs';

export const SUBJECTS = [
  { name: 'jetway', start: startJetway, does: ['cached', 'proxied', 'document', 'asset'] },
  { name: 'bare-pingora', start: startBare, does: ['proxied'], isPlain: true },
  { name: 'nginx', start: startNginx, does: ['cached', 'proxied', 'asset'] },
  { name: 'nginx-plain', start: startPlainNginx, does: ['cached', 'proxied'], isPlain: true },
  { name: 'haproxy', start: startHaproxy, does: ['cached', 'proxied'] },
  { name: 'haproxy-plain', start: startPlainHaproxy, does: ['cached', 'proxied'], isPlain: true },
  { name: 'varnish', start: startVarnish, does: ['cached', 'proxied'] },
  { name: 'envoy', start: startEnvoy, does: ['cached', 'proxied'] },
  { name: 'caddy', start: startCaddy, does: ['proxied', 'asset'] },
];
