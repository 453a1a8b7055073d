/** For hosts of modules only: the shell, and kit-test's substitute. Modules never import this. */
export { createI18n } from '../i18n';
export { unregisterServiceWorkers } from '../session/clean-up';
export { selectCutOff, selectEnded, selectSignedIn, selectToken } from '../session/session.slice';
export { keptState, storable } from '../store/persistence';
export { createPortalStore } from './create-store';
export type { PortalStore } from './create-store';
export { followOtherTabs } from './follow-tabs';
export { installManifestTexts, installModule } from './install-module';
export { keepStore } from './keep-store';
export { PortalProviders } from './providers';
export * from './router';
export { allowEmptyMarkup, assertReleaseFile, createScriptAddresses } from './trusted-scripts';
