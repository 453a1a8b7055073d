import { jsonKey } from '../storage';

const CLEAN_UP_INTERVAL_MS = 24 * 60 * 60 * 1000;
const cleanedAtKey = jsonKey<number>('cleaned-at', 1);

/** On sign-out: clears this site's readable cookies and caches, at most once in 24 hours. */
export async function cleanUp(now: number): Promise<void> {
  const cleanedAt = cleanedAtKey.read();
  if (cleanedAt !== null && now - cleanedAt <= CLEAN_UP_INTERVAL_MS) return;
  cleanedAtKey.write(now);
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** A service worker of an earlier portal would serve its own outdated files. */
export async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
