import { expect, it } from 'vitest';
import { createMailRoom } from './mail-room.ts';

const separate = 'postgresql://database.example/alpaca';

it.each([
  ['embedded on a full disk, files in a bucket', undefined, 0, true, false],
  ['embedded with a full disk of files', undefined, 1000, false, false],
  ['embedded with free disks', undefined, 1000, true, true],
  ['separate, whatever this disk says', separate, 0, true, true],
  ['separate with a full disk of files', separate, 1000, false, false],
])(
  'room for mail with a database that is %s',
  async (_, DATABASE_URL, bavail, filesHaveRoom, expected) => {
    const hasRoom = createMailRoom(
      {
        config: { DATABASE_URL, DATA_DIR: '/data' },
        fileStore: { hasRoom: async () => filesHaveRoom },
      },
      async () => ({ bsize: 1024 ** 2, blocks: 10_000, bavail }),
    );
    expect(await hasRoom()).toBe(expected);
  },
);
