import { expect, it } from 'vitest';
import { createLogger } from '../../../server/logger.ts';
import { createFileStore } from '../../../server/storage/file-store.ts';
import { pdf } from './samples.ts';
import { cast, must, onEachStore } from './world.ts';

onEachStore('files of the server itself', (world) => {
  const store = () =>
    createFileStore({
      ...world,
      url: `${world.url}/storage/v1`,
      logger: createLogger('error'),
    });
  const file = { bucket: 'cvs', path: 'people/cv.pdf' };

  it('are saved, read, linked and removed', async () => {
    await store().save(file, pdf, 'application/pdf');
    expect(Buffer.from((await store().read(file)) ?? [])).toEqual(pdf);
    const recruiter = (await world.as(cast.rasmus)).storage.from('cvs');
    expect(must(await recruiter.info(file.path))).toMatchObject({
      size: pdf.length,
      contentType: 'application/pdf',
    });
    const response = await fetch(await store().sign(file, 60, 'Åsa.pdf'));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%85sa.pdf");
    const shown = await fetch(await store().sign(file, 60));
    expect(shown.headers.get('content-disposition')).toBeNull();
    await shown.body?.cancel();

    await store().save(file, Buffer.from('second'), 'text/plain');
    expect(await world.stored()).toHaveLength(1);
    await store().remove([file, { bucket: 'cvs', path: 'none' }]);
    await store().remove([file]);
    expect(await store().read(file)).toBeUndefined();
    expect(await world.stored()).toEqual([]);
  });

  it('go nowhere without a bucket or a good name', async () => {
    await expect(store().save({ bucket: 'nowhere', path: 'a' }, pdf, 'x/y')).rejects.toThrow();
    await expect(store().save({ bucket: 'cvs', path: '../a' }, pdf, 'x/y')).rejects.toThrow();
    const { rows } = await world.database.query('select from storage.objects');
    expect(rows).toEqual([]);
    expect(await world.stored()).toEqual([]);
  });
});
