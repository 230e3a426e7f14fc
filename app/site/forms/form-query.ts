/** Query parameters of a page with a form: which one failed and why, and where the visitor came from. */
export const formQuery = ['form', 'error', 'fields', 'source', 'utm_source'];
