// Calls through the gateway, timed.
import { request } from 'node:http';

/** Posts JSON to a host of the gateway at this port; the time is from sending to the last byte. */
export function call({ port, host, path, body, headers, agent }) {
  const text = JSON.stringify(body);
  const all = { host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path, headers: all, agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const took = performance.now() - began;
        resolve({ status: answer.statusCode, took, body: JSON.parse(Buffer.concat(chunks).toString() || 'null') });
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
