/** The element a page stands in; frames render it. */
export const MAIN_ID = 'main';
