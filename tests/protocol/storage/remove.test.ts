import { expect, it } from 'vitest';
import { cast, errorOf, must, onEachStore } from './world.ts';

onEachStore('files', (world) => {
  const bucketAs = async (person: { id: string } = cast.viola) =>
    (await world.as(person)).storage.from('folders');
  const inFolder = (name: string) => `${cast.viola.id}/${name}`;

  it('can be removed by their owner, and only by their owner', async () => {
    const bucket = await bucketAs();
    const keysBefore = await world.stored();
    for (const name of ['r1.txt', 'r2.txt']) must(await bucket.upload(inFolder(name), name));
    const pelle = await bucketAs(cast.pelle);
    must(await pelle.upload(`${cast.pelle.id}/p.txt`, 'p'));
    const removed = must(
      await bucket.remove([
        inFolder('r1.txt'),
        inFolder('r2.txt'),
        inFolder('none'),
        `${cast.pelle.id}/p.txt`,
      ]),
    );
    expect(removed.map(({ name }) => name).toSorted()).toEqual([
      inFolder('r1.txt'),
      inFolder('r2.txt'),
    ]);
    expect(removed[0]).toMatchObject({ bucket_id: 'folders', metadata: { size: 6 } });
    // Pelle's file stays.
    expect(await world.stored()).toHaveLength(keysBefore.length + 1);
    expect(must(await bucket.remove([inFolder('r1.txt')]))).toEqual([]);
  });

  it('cannot be removed with an empty or too long list', async () => {
    const bucket = await bucketAs();
    expect(errorOf(await bucket.remove([])).statusCode).toBe('400');
    const tooMany = Array.from({ length: 1001 }, (_, index) => inFolder(`${index}`));
    expect(errorOf(await bucket.remove(tooMany)).statusCode).toBe('400');
  });

  it('can be removed one by one with the service key', async () => {
    must(await (await bucketAs(cast.pelle)).upload(`${cast.pelle.id}/one.txt`, 'one'));
    const headers = { authorization: `Bearer ${world.keys.serviceKey}` };
    const path = `/object/folders/${cast.pelle.id}/one.txt`;
    const remove = async () => (await world.fetch(path, { method: 'DELETE', headers })).json();
    expect(await remove()).toEqual({ message: 'Successfully deleted' });
    expect(await remove()).toMatchObject({ code: 'NoSuchKey' });
  });
});
