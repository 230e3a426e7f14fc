// Recognises mail that no person has written.

type Headers = (name: string) => string | undefined;

/** Recognises automatic replies, by RFC 3834 and by the habits of programs that do not follow it. */
export function isAutoReply(header: Headers, subject: string): boolean {
  const autoSubmitted = header('auto-submitted')?.trim().toLowerCase();
  if (autoSubmitted && autoSubmitted !== 'no') return true;
  if (/^(bulk|junk|auto_reply|list)$/i.test(header('precedence')?.trim() ?? '')) return true;
  if (['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id'].some((name) => header(name)))
    return true;
  return /^(out of office|automatic reply|auto(matic)? ?response|frånvaro|autosvar|automatiskt svar)\b/i.test(
    subject.trim(),
  );
}

type DeliveryReport = { recipient?: string; action?: string; status?: string };

/** Parses the part of a delivery report that programs read (RFC 3464). */
export function parseDeliveryStatus(text: string): DeliveryReport {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.{1,500})$`, 'im').exec(text)?.[1]?.trim();
  return {
    recipient: (field('final-recipient') ?? field('original-recipient'))
      ?.split(';')
      .at(-1)
      ?.trim()
      .replace(/^<|>$/g, ''),
    action: field('action')?.toLowerCase(),
    status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(field('status') ?? '')?.[0],
  };
}

/**
 * True if the address itself is wrong or closed, so that no mail will ever arrive. Other reports are about one mail (too
 * large, treated as spam), a full mailbox, or a server that cannot be reached.
 */
export function isAddressDead({ action, status = '' }: DeliveryReport): boolean {
  return action === 'failed' && /^5\.(0\.0|1\.(0|1|2|3|6|10)|2\.1|4\.4)$/.test(status);
}
