/** Of the name of a booking link; the table has the same limit. */
export const maxBookingLinkLabelLength = 120;
