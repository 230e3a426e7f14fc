// Each conversation has an address of its own: `replies+<token>@agency.example`. Mail servers deliver it to the mailbox
// in front of the plus sign (RFC 5233).

const tokenPattern = /^[0-9a-f]{32}$/;

/** Returns the address that replies to a conversation are sent to; `inbox` is the address that receives all of them. */
export function replyAddress(inbox: string, token: string): string {
  const at = inbox.lastIndexOf('@');
  return `${inbox.slice(0, at)}+${token}${inbox.slice(at)}`;
}

/** True for the inbox itself and for addresses of conversations. */
export function isInboxAddress(inbox: string, address: string): boolean {
  return split(address).inbox === inbox.toLowerCase();
}

/** Returns the token of a conversation, if the address has one. */
export function findReplyToken(inbox: string, address: string): string | undefined {
  const { inbox: of, detail } = split(address);
  return of === inbox.toLowerCase() && tokenPattern.test(detail) ? detail : undefined;
}

function split(address: string): { inbox: string; detail: string } {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const plus = lower.indexOf('+');
  if (plus < 0 || plus > at) return { inbox: lower, detail: '' };
  return { inbox: lower.slice(0, plus) + lower.slice(at), detail: lower.slice(plus + 1, at) };
}
