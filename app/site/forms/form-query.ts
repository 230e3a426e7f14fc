/**
 * Query parameters of a page with a form: the form that failed, its errors, and the visitor's
 * source.
 */
export const formQuery = ['form', 'error', 'fields', 'source', 'utm_source'];
