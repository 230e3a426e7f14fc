import { describe, expect, it } from 'vitest';
import { renderCvPdf } from '../../database/seed/people/cv-pdf.ts';
import { emptyArchive } from '../../tests/fixtures/documents/documents.ts';
import { bounceMail, rawMail } from '../../tests/fixtures/mail/raw-mail.ts';
import { parseMail } from './parse-mail.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('an ordinary reply', () => {
  it('has its sender, its references and its text without the quote', async () => {
    const quoted = 'Den 3 juni 2025 skrev Rasmus <r@agency.example>:\n> Hej!';
    const mail = await parseMail(
      rawMail({
        subject: '=?utf-8?Q?Sv=3A_Tj=C3=A4nsten?=',
        text: `Tisdag går bra!\n\n${quoted}`,
        messageId: 'one@people.example',
        headers: { 'In-Reply-To': '<b@x>', References: '<a@x>\r\n <b@x>' },
      }),
    );
    expect(mail).toMatchObject({
      messageId: 'one@people.example',
      references: ['b@x', 'a@x'],
      fromEmail: 'sami@people.example',
      fromName: 'Sami Sökande',
      addressees: ['replies@alpaca.example'],
      subject: 'Sv: Tjänsten',
      text: 'Tisdag går bra!',
      quoted,
      kind: 'mail',
      isReadable: true,
    });
  });

  it('is known by its content if it has no Message-ID', async () => {
    const raw = rawMail({ messageId: '' });
    const [one, other] = [await parseMail(raw), await parseMail(raw)];
    expect(one.messageId).toMatch(/^sha256:/);
    expect(other.messageId).toBe(one.messageId);
  });
});

describe('HTML', () => {
  it('loses everything that runs or loads', async () => {
    const html = `<html><head><style>p{color:red}</style><script>alert(1)</script></head><body onload="alert(1)">
      <p style="position:fixed" onclick="alert(1)">Tuesday <b>is</b> fine</p><a href="javascript:alert(1)">one</a>
      <a href="https://people.example/cv">two</a><img src="https://spy.example/pixel" width="1" height="1">
      <img src="cid:logo"><iframe src="https://spy.example"></iframe><form action="https://spy.example"><input></form>
      <svg><a xlink:href="javascript:alert(1)">x</a></svg><base href="https://spy.example"><meta http-equiv="refresh" content="0">`;
    const mail = await parseMail(rawMail({ text: '', html }));
    expect(mail.html).not.toMatch(
      /script|style|onload|onclick|iframe|form|svg|base|meta|cid:| src=/i,
    );
    expect(mail.html).toContain('<a href="https://people.example/cv">two</a>');
    expect(mail.html).toContain('data-remote-src="https://spy.example/pixel"');
    expect(mail.text).toContain('Tuesday is fine');
  });
});

describe('attachments', () => {
  it('are stored by what they are, not by what they are called', async () => {
    const file = (name: string, type: string, bytes: Uint8Array) => ({ name, type, bytes });
    const { attachments } = await parseMail(
      rawMail({
        files: [
          file('../../cv\u202efdp.exe', 'application/octet-stream', renderCvPdf('Sami')),
          file('me.png', 'image/png', png),
          file('cv.pdf', 'application/pdf', Buffer.from('MZ\x90\0This program')),
          file('page.html', 'text/html', Buffer.from('<html><script>')),
          file('bomb.docx', 'application/zip', emptyArchive(1000)),
          file('empty.pdf', 'application/pdf', Buffer.alloc(0)),
          file('large.txt', 'text/plain', Buffer.alloc(10 * 1024 * 1024 + 1, 'a')),
        ],
      }),
    );
    expect(
      attachments.map(({ fileName, mimeType, error }) => [fileName, error ?? mimeType]),
    ).toEqual([
      ['cvfdp.pdf', 'application/pdf'],
      ['me.png', 'image/png'],
      ['cv.pdf', 'file_type'],
      ['page.html', 'file_type'],
      ['bomb.docx', 'file_bomb'],
      ['empty.pdf', 'file_empty'],
      ['large.txt', 'file_too_large'],
    ]);
    expect(attachments.filter(({ file: stored }) => stored)).toHaveLength(2);
  });

  it('are stored up to a number', async () => {
    const files = Array.from({ length: 60 }, (_, index) => ({
      name: `${index}.txt`,
      type: 'text/plain',
      bytes: Buffer.from(`Text ${index}`),
    }));
    const { attachments } = await parseMail(rawMail({ files }));
    expect(attachments).toHaveLength(50);
    expect(attachments.filter(({ file }) => file)).toHaveLength(20);
    expect(attachments.at(-1)?.error).toBe('file_count');
  });
});

it('reads a report that a mail was not delivered', async () => {
  const mail = await parseMail(bounceMail({ recipient: 'Gone@People.example', messageId: 'x@y' }));
  expect(mail).toMatchObject({
    kind: 'bounce',
    bounced: { messageId: 'x@y', recipient: 'gone@people.example', isAddressDead: true },
    attachments: [],
  });
});
