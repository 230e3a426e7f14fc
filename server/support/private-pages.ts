/** The private pages whose path ends with a token, as a part of a regular expression. */
export const privatePages = '(?:status|me|review|unsubscribe|article|confirm)';
