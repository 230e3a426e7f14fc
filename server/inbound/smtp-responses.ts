// Responses to mail servers (RFC 5321, RFC 3463). After a code that begins with 4 the sender retries for days.

export type SmtpError = Error & { responseCode: number };

const rejection = (responseCode: number, text: string) => (): SmtpError =>
  Object.assign(new Error(text), { responseCode });

export const accept = '2.0.0 Stored';

export const reject = {
  tooManyConnections: rejection(421, '4.7.0 Too many connections, try again later'),
  flood: rejection(450, '4.7.1 Too much mail, try again later'),
  unavailable: rejection(451, '4.3.0 Not available, try again later'),
  noSpace: rejection(452, '4.3.1 No space, try again later'),
  unknownRecipient: rejection(550, '5.1.1 No such address'),
  tooLarge: rejection(552, '5.3.4 The mail is too large'),
};
