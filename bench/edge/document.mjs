// How heavy the first response to a reload is, compressed.
import { request } from 'node:http';

export async function measureDocument({ origin }) {
  const { host, port } = new URL(origin);
  const headers = { host, 'accept-encoding': 'br', accept: 'text/html' };
  const bytes = await new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: '/searchpad', headers }, (answer) => {
      let total = 0;
      answer.on('data', (chunk) => (total += chunk.length));
      answer.on('end', () => resolve(total));
    });
    call.on('error', reject).end();
  });
  return {
    name: 'document with boot payload, brotli',
    figure: Number((bytes / 1024).toFixed(1)),
    unit: 'KB',
    limit: 15,
  };
}
