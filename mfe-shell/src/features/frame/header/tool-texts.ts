import { addShellTexts } from '../../../app/shell-texts';
import texts from '../../../locales/en/tools.json';

/** Texts of the header's tools; loaded with them. */
addShellTexts(texts);
