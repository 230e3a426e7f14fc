/** Length of the name of a booking link; the table has the same limit. */
export const maxBookingLinkLabelLength = 120;

/** A link with weight 2 is offered twice as often as one with weight 1. The table has the same limit. */
export const maxBookingLinkWeight = 100;
