import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxListedAttachments, maxMailLengths } from '../../domain/conversations/received-mail.ts';
import { parseMail } from './parse-mail.ts';
import { readHead } from './read-mail.ts';

// Mails that are put together from fragments at random: whatever comes out fits the database.

const fragment = fc.constantFrom(
  ...[
    'From: a <a@b.example>\r\n',
    'From: =?utf-8?B?/////w==?= <\u202ex@y>\r\n',
    'Subject: =?x?Q?=FF?=\r\n',
  ],
  ...[
    'Message-ID: <\0>\r\n',
    'In-Reply-To: <a@b> <c@d>\r\n',
    'Auto-Submitted: auto-replied\r\n',
    '\r\n',
    '\n',
  ],
  ...['Content-Type: multipart/mixed; boundary="b"\r\n\r\n', '--b\r\n', '--b--\r\n', '--b\r\n\r\n'],
  ...['Content-Type: text/html; charset=utf-16\r\n\r\n', 'Content-Type: message/rfc822\r\n\r\n'],
  ...['Content-Type: message/delivery-status\r\n\r\n', 'Action: failed\r\nStatus: 5.1.1\r\n'],
  ...[
    'Content-Transfer-Encoding: base64\r\n\r\n',
    'Content-Disposition: attachment; filename="../\0.exe"\r\n\r\n',
  ],
  ...[
    '<p onclick=x>',
    '<script>',
    '<img src=https://a.example>',
    '&#0;',
    '\ud800',
    '> quoted\r\n',
    'On 1 x wrote:\r\n',
  ],
);

const mail = fc
  .array(fc.oneof(fragment, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 40 })
  .map((parts) => Buffer.from(parts.join('')));

it('parses any mail into what the database stores', async () => {
  await fc.assert(
    fc.asyncProperty(mail, async (raw) => {
      const parsed = await parseMail(raw).catch(() => readHead(raw));
      expect(parsed.messageId.length).toBeGreaterThan(0);
      const texts = [
        parsed.messageId,
        parsed.subject,
        parsed.text,
        parsed.quoted,
        parsed.html ?? '',
      ];
      const names = [parsed.fromName ?? '', parsed.fromEmail ?? ''];
      const files = parsed.attachments.map(({ fileName }) => fileName);
      for (const text of [...texts, ...names, ...files]) {
        expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
      }
      expect(parsed.subject.length).toBeLessThanOrEqual(maxMailLengths.subject);
      expect(parsed.html ?? '').not.toMatch(/<script|onclick| src=/i);
      expect(files.every((name) => name.length > 0 && !/[/\\]/.test(name))).toBe(true);
      expect(files.length).toBeLessThanOrEqual(maxListedAttachments);
    }),
    { numRuns: 200 },
  );
});

// It runs in the main thread, so a head must not take time that grows with a power of its length.
it.each([' ', '\t', '"', ' "', '\u00a0'])('reads heads full of %j', { timeout: 5000 }, (part) => {
  const filled = part.repeat(1000 / part.length);
  for (let count = 0; count < 20; count += 1) {
    const raw = Buffer.from(`From:${filled}\r\nSubject: ${filled}x\r\n\r\n`, 'latin1');
    expect(readHead(raw)).toMatchObject({ fromEmail: null, fromName: null });
  }
});

it.each([
  ['From: "Doe, Jo" <jo@people.example>', 'Doe, Jo'],
  ['From: Jo Doe <jo@people.example>', 'Jo Doe'],
  ['From: <jo@people.example>', null],
  ['From: jo@people.example', null],
])('reads the name in %s', (head, fromName) => {
  const read = readHead(Buffer.from(`${head}\r\n\r\n`));
  expect(read).toMatchObject({ fromEmail: 'jo@people.example', fromName });
});
