import { addShellTexts } from '../../../app/shell-texts';
import texts from '../../../locales/en/tools.json';

/** What the header's tools say; it comes with them. */
addShellTexts(texts);
