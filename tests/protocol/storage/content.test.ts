import { expect, it } from 'vitest';
import { docx, docxType, drawing, odt, page, pdf, picture, program } from './samples.ts';
import { cast, errorOf, must, onEachStore } from './world.ts';

const pdfType = 'application/pdf';

onEachStore('content', (world) => {
  const cvs = () => world.service.storage.from('cvs');
  const media = async () => (await world.as(cast.edith)).storage.from('media');

  it('of a CV is accepted under its declared type', async () => {
    const bucket = cvs();
    const good: [string, Buffer | string, string][] = [
      ['cv.pdf', pdf, pdfType],
      ['cv.docx', docx, docxType],
      ['cv.odt', odt, 'application/vnd.oasis.opendocument.text'],
      ['cv.rtf', '{\\rtf1\\ansi Rasmus}', 'application/rtf'],
      ['cv-2.rtf', '{\\rtf1\\ansi Rasmus}', 'text/rtf'],
      ['cv.txt', 'Åsa Öberg, smed', 'text/plain;charset=UTF-8'],
      ['cv-1252.txt', Buffer.from('\xc5sa \xd6berg', 'latin1'), 'text/plain'],
    ];
    for (const [name, body, contentType] of good) {
      must(await bucket.upload(name, body, { contentType }));
      expect(must(await bucket.info(name)).contentType, name).toBe(contentType);
    }
  });

  it('that is disguised is rejected', async () => {
    const bucket = cvs();
    const keysBefore = await world.stored();
    const bad: [Buffer | string, string, string][] = [
      [program, pdfType, 'application/x-msdownload'],
      [program, 'text/plain', 'application/x-msdownload'],
      [
        Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(100)]),
        pdfType,
        'application/x-elf',
      ],
      [await picture(), pdfType, 'image/png'],
      [page, 'text/plain', 'text/html'],
      [drawing, 'text/plain', 'image/svg+xml'],
      [page, pdfType, 'text/html'],
      ['only text', pdfType, 'text/plain'],
      ['only text', docxType, 'text/plain'],
      [Buffer.from([0, 1, 2, 3, 0, 9]), 'text/plain', 'application/octet-stream'],
      [Buffer.from([0, 1, 2, 3, 0, 9]), pdfType, 'application/octet-stream'],
    ];
    for (const [index, [body, contentType, detected]] of bad.entries()) {
      const response = await bucket.upload(`bad-${index}`, body, { contentType });
      expect(errorOf(response), `${contentType} ${detected}`).toEqual({
        message: `mime type ${detected} is not supported`,
        status: 400,
        statusCode: '415',
      });
    }
    expect(await world.stored()).toEqual(keysBefore);
  });

  it('that is allowed, but declared as another type, gets its detected type', async () => {
    const bucket = cvs();
    must(await bucket.upload('word.txt', docx, { contentType: 'text/plain' }));
    expect(must(await bucket.info('word.txt')).contentType).toBe(docxType);
  });

  it('with a declared type that the bucket does not allow is rejected unread', async () => {
    const bucket = cvs();
    const rejected = await bucket.upload('a.jpg', await picture(9, 9, 'jpeg'), {
      contentType: 'image/jpeg',
    });
    expect(errorOf(rejected).message).toBe('mime type image/jpeg is not supported');
    for (const contentType of ['nonsense', 'text/plain, text/html']) {
      expect(errorOf(await bucket.upload('a.txt', 'x', { contentType })).statusCode).toBe('415');
    }
  });

  it('of an image may be another image format than declared, but nothing else', async () => {
    const bucket = await media();
    const jpeg = await picture(20, 20, 'jpeg');
    must(await bucket.upload('photo.png', jpeg, { contentType: 'image/png' }));
    expect(must(await bucket.info('photo.png')).contentType).toBe('image/jpeg');
    for (const body of [drawing, page, program, Buffer.from('BM not a picture')]) {
      const response = await bucket.upload('x.png', body, { contentType: 'image/png' });
      expect(errorOf(response).statusCode).toBe('415');
    }
    const drawn = await bucket.upload('x.svg', drawing, { contentType: 'image/svg+xml' });
    expect(errorOf(drawn).statusCode).toBe('415');
  });

  it('of an executable is rejected under another type in any bucket', async () => {
    const { storage } = world.service;
    must(await storage.createBucket('attic'));
    const hidden = await storage.from('attic').upload('a.pdf', program, { contentType: pdfType });
    expect(errorOf(hidden).message).toBe('mime type application/x-msdownload is not supported');
    const honest = { contentType: 'application/octet-stream' };
    must(await storage.from('attic').upload('a.exe', program, honest));
  });

  it('can be written and read only as the policies allow', async () => {
    const editor = (await world.as(cast.edith)).storage.from('cvs');
    const upload = await editor.upload('e.pdf', pdf, { contentType: pdfType });
    expect(errorOf(upload).message).toBe('new row violates row-level security policy');
    expect(errorOf(await editor.download('cv.pdf').asStream()).statusCode).toBe('404');
    expect(must(await editor.list())).toEqual([]);
    expect(must(await world.anonymous.storage.from('cvs').list())).toEqual([]);
    expect(await (await world.fetch('/object/public/cvs/cv.pdf')).json()).toMatchObject({
      code: 'NoSuchBucket',
    });
  });
});
