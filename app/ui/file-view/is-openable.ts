/** Returns whether a link of a document may be opened: one of another kind could run something. */
export const isOpenable = (url: string): boolean => /^(https?|mailto|tel):/i.test(url);
