import shared from './ar.json';
import documents from './ar/documents.json';
import publicSite from './ar/public.json';

/** The shell's Arabic texts, fetched where the portal speaks Arabic. */
const ar = { ...shared, documents, public: publicSite };
export default ar;
