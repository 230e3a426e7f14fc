// Each conversation has a separate address: `replies+<token>@agency.example`. Mail servers deliver it to the mailbox
// in front of the plus sign (RFC 5233).

const tokenPattern = /^[0-9a-f]{32}$/;

/** Returns the address that replies to a conversation are sent to; `inbox` is the address that receives all of them. */
export function replyAddress(inbox: string, token: string): string {
  const atIndex = inbox.lastIndexOf('@');
  return `${inbox.slice(0, atIndex)}+${token}${inbox.slice(atIndex)}`;
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
  const atIndex = lower.lastIndexOf('@');
  const plusIndex = lower.indexOf('+');
  if (plusIndex < 0 || plusIndex > atIndex) return { inbox: lower, detail: '' };
  return {
    inbox: lower.slice(0, plusIndex) + lower.slice(atIndex),
    detail: lower.slice(plusIndex + 1, atIndex),
  };
}
