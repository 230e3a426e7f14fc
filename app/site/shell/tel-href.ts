/** Returns the link that dials a number, which is shown with spaces. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
