import { expect, it } from 'vitest';
import { cast, errorOf, must, onEachStore } from '../world.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

onEachStore('uploads', (world) => {
  const bucketAs = async (person: { id: string } = cast.viola) =>
    (await world.as(person)).storage.from('folders');

  it('are limited by the policies', async () => {
    const bucket = await bucketAs();
    const foreign = `${cast.pelle.id}/note.txt`;
    const keysBefore = await world.stored();
    expect(errorOf(await bucket.upload(foreign, 'mine now'))).toEqual({
      message: 'new row violates row-level security policy',
      status: 400,
      statusCode: '403',
    });
    const pelle = await bucketAs(cast.pelle);
    must(await pelle.upload(foreign, 'Pelle was here'));
    for (const attempt of [
      bucket.upload(foreign, 'mine now', { upsert: true }),
      bucket.update(foreign, 'mine now'),
    ]) {
      expect(errorOf(await attempt).statusCode).toBe('403');
    }
    expect(await must(await pelle.download(foreign)).text()).toBe('Pelle was here');
    expect(errorOf(await world.anonymous.storage.from('cvs').upload('a.txt', 'x')).statusCode).toBe(
      '403',
    );
    expect(await world.stored()).toHaveLength(keysBefore.length + 1);
  });

  it('need no select policy', async () => {
    const letterbox = world.anonymous.storage.from('letterbox');
    const { id } = must(await letterbox.upload('letter.txt', 'hello'));
    expect(id).toMatch(uuid);
    expect(errorOf(await letterbox.download('letter.txt')).message).toBe('Object not found');
    expect(errorOf(await letterbox.upload('letter.txt', 'bye', { upsert: true })).statusCode).toBe(
      '403',
    );
    expect(
      await must(await world.service.storage.from('letterbox').download('letter.txt')).text(),
    ).toBe('hello');
  });

  it('require an existing bucket', async () => {
    const nowhere = world.service.storage.from('nowhere');
    expect(errorOf(await nowhere.upload('a.txt', 'x'))).toEqual({
      message: 'Bucket not found',
      status: 400,
      statusCode: '404',
    });
  });
});
