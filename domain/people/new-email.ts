/** Starts the message of a request for a new e-mail address; the address follows. The database reads it too. */
export const newEmailPrefix = 'E-mail: ';

/** Returns the address that a request asks for, or undefined if a person wrote its message. */
export function requestedEmail(request: {
  kind: string;
  message: string | null;
}): string | undefined {
  const { kind, message } = request;
  if (kind !== 'rectification' || !message?.startsWith(newEmailPrefix)) return undefined;
  return message.slice(newEmailPrefix.length);
}
