import { cast, must, type World } from '../world.ts';

/** A bucket of folders, in which everybody may write to their own. */
export function ownFolder(world: World) {
  const bucketAs = async (person: { id: string } = cast.viola) =>
    (await world.as(person)).storage.from('folders');
  const inFolder = (name: string) => `${cast.viola.id}/${name}`;
  const bytesOf = async (name: string) => {
    const blob = must(await (await bucketAs()).download(inFolder(name)));
    return Buffer.from(await blob.arrayBuffer());
  };

  return { bucketAs, inFolder, bytesOf };
}
