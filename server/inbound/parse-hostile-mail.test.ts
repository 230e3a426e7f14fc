import { describe, expect, it } from 'vitest';
import { multipart, rawMail } from '../../tests/fixtures/mail/raw-mail.ts';
import { parseMail } from './parse-mail.ts';
import { readMail } from './read-mail.ts';

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
