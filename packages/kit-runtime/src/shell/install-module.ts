import type { i18n as I18n } from 'i18next';

import type { Messages } from '../i18n';
import type { ModuleManifest } from '../manifest';
import type { LocaleSource, PortalModule } from '../module';
import { injectReducer } from '../store/inject';

/** Adds a loaded module's texts and slices to the portal. Idempotent. */
export async function installModule(i18n: I18n, module: PortalModule): Promise<void> {
  for (const slice of module.reducers ?? []) injectReducer(slice);
  const languages = new Set(['en', i18n.language]);
  for (const language of languages) {
    const source = module.locales[language];
    if (source) i18n.addResourceBundle(language, module.namespace, await messagesOf(source), true, true);
  }
}

async function messagesOf(source: LocaleSource): Promise<Messages> {
  return typeof source === 'function' ? (await source()).default : source;
}

/** Adds the titles and labels of a manifest, shown before its module loads. */
export function installManifestTexts(i18n: I18n, manifest: ModuleManifest): void {
  for (const [language, texts] of Object.entries(manifest.texts ?? {})) {
    for (const [key, text] of Object.entries(texts)) {
      const [namespace = '', path = ''] = key.split(':');
      i18n.addResource(language, namespace, path, text);
    }
  }
}
