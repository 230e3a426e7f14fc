/** Marks forms that show their errors themselves, in the language of the page. */
export const ownErrors = 'data-own-errors';
