/** Node adds to the errors of some certificates how to start it, which is not how the product is started. */
export const withoutNodeAdvice = (message: string): string =>
  message.replace(/; if the root CA is installed locally.*/s, '');
