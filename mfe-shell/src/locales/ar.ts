import shared from './ar.json';
import bell from './ar/bell.json';
import documents from './ar/documents.json';
import override from './ar/override.json';
import publicSite from './ar/public.json';
import tools from './ar/tools.json';

/** The shell's Arabic texts, loaded in Arabic portals. */
const ar = {
  ...shared,
  ...tools,
  ...bell,
  account: { ...shared.account, ...tools.account },
  wallet: { ...shared.wallet, ...tools.wallet },
  reference: { ...shared.reference, ...tools.reference },
  documents,
  override,
  public: publicSite,
};
export default ar;
