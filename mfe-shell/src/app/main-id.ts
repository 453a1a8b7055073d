/** Id of the element that contains the page; rendered by the frames. */
export const MAIN_ID = 'main';
