// Responses to senders (RFC 5321, RFC 3463). After one that begins with 4 a sender tries again for days.

export type SmtpError = Error & { responseCode: number };

const refusal = (responseCode: number, text: string) => (): SmtpError =>
  Object.assign(new Error(text), { responseCode });

export const accept = '2.0.0 Stored';

export const refuse = {
  tooManyConnections: refusal(421, '4.7.0 Too many connections, try again later'),
  flood: refusal(450, '4.7.1 Too much mail, try again later'),
  unavailable: refusal(451, '4.3.0 Not available, try again later'),
  noSpace: refusal(452, '4.3.1 No space, try again later'),
  unknownRecipient: refusal(550, '5.1.1 No such address'),
  tooLarge: refusal(552, '5.3.4 The mail is too large'),
};
