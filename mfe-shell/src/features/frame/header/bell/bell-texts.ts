import { addShellTexts } from '../../../../app/shell-texts';
import texts from '../../../../locales/en/bell.json';

/** Texts of the notifications; loaded with them. */
addShellTexts(texts);
