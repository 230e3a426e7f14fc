/** Length of the name of a saved view; the table has the same limit. */
export const maxViewNameLength = 80;
