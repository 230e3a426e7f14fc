import { describe, expect, it } from 'vitest';
import { assertRuns, findNewer, readHeader } from './applied-migrations.ts';

const known = [
  { history: 'platform', versions: ['20250101000000'] },
  { history: 'product', versions: ['20250201000000', '20250202000000'] },
];

const row = (version: string, older: string | null, history = 'product') => ({
  history,
  version,
  older,
  checksum: null,
});

describe('a program on tables of a newer one', () => {
  it.each([
    ['runs if nothing that it uses has changed', 'run', true],
    [
      'runs if it knows the migration that made the removed things unused',
      'run from 20250202000000',
      true,
    ],
    ['stops if it does not know that migration', 'run from 20250203000000', false],
    ['stops if the migration says so', 'stop', false],
    ['stops if the migration says nothing', null, false],
    ['stops if it does not understand what the migration says', 'run from tomorrow', false],
  ])('%s', (_, older, runs) => {
    const { newer, incompatible } = findNewer([row('20250301000000', older)], known);
    expect(newer).toEqual(['20250301000000']);
    expect(incompatible).toEqual(runs ? [] : ['20250301000000']);
  });

  it('is told which migrations stop it', () => {
    const applied = [
      row('20250101000000', null, 'platform'),
      row('20250201000000', null),
      row('20250302000000', 'stop'),
      row('20250301000000', 'run'),
    ];
    expect(() => assertRuns(applied, known)).toThrow(
      'The database is newer than this program, which cannot run on its tables since 20250302000000: ' +
        'the newest migration it knows is 20250202000000. Start the newer program, or restore a backup.',
    );
  });

  it('does not take a version of the other history for its own', () => {
    expect(findNewer([row('20250101000000', 'run')], known).newer).toEqual(['20250101000000']);
  });
});

it('the header of a migration is its first line, and one of three sentences', () => {
  const headers = [
    '-- older programs: run\n',
    '-- older programs: run from 20250801000100\nselect 1;',
    '-- older programs: stop\r\n',
    '\n-- older programs: run\n',
    '-- older programs: perhaps\n',
    '-- Older programs: run\n',
  ];
  expect(headers.map((script) => readHeader({ script }))).toEqual([
    'run',
    'run from 20250801000100',
    'stop',
    undefined,
    undefined,
    undefined,
  ]);
});
