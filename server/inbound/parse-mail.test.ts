import { describe, expect, it } from 'vitest';
import { renderCvPdf } from '../../database/seed/people/cv-pdf.ts';
import { emptyArchive } from '../../tests/fixtures/documents/documents.ts';
import { bounceMail, multipart, rawMail } from '../../tests/fixtures/mail/raw-mail.ts';
import { parseMail } from './parse-mail.ts';
import { readMail } from './read-mail.ts';

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

describe('hostile mail', () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'Content-Type: text/plain\r\n\r\nDeep' : multipart('mixed', [nested(depth - 1)]);
  const head = 'From: Eve <eve@people.example>\r\nSubject: Hello\r\nMessage-ID: <h@x>\r\n';

  it.each([
    ['parts in parts', `${head}${nested(200)}`],
    ['endless headers', `${head}${'X-A: b\r\n'.repeat(50_000)}\r\nText`],
  ])('with %s is kept as a file', async (_, text) => {
    const mail = await readMail(Buffer.from(text));
    expect(mail).toMatchObject({
      messageId: 'h@x',
      fromEmail: 'eve@people.example',
      fromName: 'Eve',
      subject: 'Hello',
      isReadable: false,
    });
    expect(mail.attachments.map(({ fileName, error }) => [fileName, error])).toEqual([
      ['mail.eml', undefined],
    ]);
  });

  it.each([
    ['an unknown charset', 'Content-Type: text/plain; charset=klingon\r\n\r\nTuesday'],
    ['a broken base64', 'Content-Transfer-Encoding: base64\r\n\r\nVHVlc2RheQ===%%%\r\n'],
    [
      'a broken quoted-printable',
      'Content-Transfer-Encoding: quoted-printable\r\n\r\nTuesday=ZZ=\r\n',
    ],
    ['an unclosed boundary', 'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n\r\nTuesday'],
    [
      'NUL and lone surrogates',
      'Content-Type: text/plain; charset=utf-16le\r\nContent-Transfer-Encoding: base64\r\n\r\nVAB1AGUAcwBkAGEAeQAAAADY',
    ],
  ])('with %s is read as well as possible', async (_, rest) => {
    const mail = await readMail(Buffer.from(`${head}${rest}`));
    expect(mail.isReadable).toBe(true);
    expect(mail.text).toMatch(/^Tuesday/);
    expect(mail.text.isWellFormed()).toBe(true);
    expect(mail.text).not.toContain('\0');
  });

  it('with 10,000 parts is read within the limits', async () => {
    const file = 'Content-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\nx';
    const texts = Array<string>(10_000).fill('Content-Type: text/plain\r\n\r\nx');
    const ofTexts = await readMail(Buffer.from(`${head}${multipart('mixed', texts)}`));
    expect(ofTexts.text.length).toBeLessThanOrEqual(100_000);
    const ofFiles = await readMail(
      Buffer.from(`${head}${multipart('mixed', Array<string>(10_000).fill(file))}`),
    );
    expect(ofFiles.attachments.length).toBeLessThanOrEqual(50);
  });

  it('loses links into this site, which would have the rights of their reader', async () => {
    const html = '<a href="/admin/users">one</a> <a href="https://other.example/">two</a>';
    const mail = await parseMail(rawMail({ text: '', html }));
    expect(mail.html).toBe('<a>one</a> <a href="https://other.example/">two</a>');
  });

  it('with a long run of spaces is read within the limits', async () => {
    const mail = await readMail(rawMail({ text: `${' '.repeat(90_000)}x` }));
    expect(mail).toMatchObject({ isReadable: true, text: 'x' });
  });

  it('with a million tags is read within the limits', async () => {
    const mail = await readMail(rawMail({ text: '', html: '<b><i>'.repeat(500_000) }));
    expect(mail.messageId).not.toBe('');
  });

  it('with nothing in it is a mail', async () => {
    expect(await readMail(Buffer.from('\0\xff\xfe', 'latin1'))).toMatchObject({ fromEmail: null });
  });
});
