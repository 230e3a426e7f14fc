import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeCutValue, findCutValues, findLinesWithoutValue } from './find-lost-values.ts';
import { readEnvFile } from './read-env-file.ts';

describe('findLinesWithoutValue', () => {
  it.each([
    ['PORT=3000\nADMIN_EMAIL me@company.example\n', [2]],
    ['SMTP_URL\r\nPORT=1\r\n\r\n', [1]],
    ['JWT_KEYS="one\n# two\nthree"\nLOG_LEVEL: debug', [4]],
    ["# A comment\n  # PORT\n\n \nA='x\ny' # why\nB=`1\n\n2`\nexport C=1\nD=\nE= \n", []],
    ['A="never ended\nPORT\n', [2]],
    ['', []],
  ])('of %j are %j', (text, lines) => {
    expect(findLinesWithoutValue(text)).toEqual(lines);
  });
});

describe('findCutValues', () => {
  it.each([
    ['ADMIN_PASSWORD=correct-horse-battery#1', ['ADMIN_PASSWORD']],
    [
      'PORT=1\r\nexport METRICS_TOKEN = a#b#c\r\nADMIN_PASSWORD=#x',
      ['METRICS_TOKEN', 'ADMIN_PASSWORD'],
    ],
    ['PORT=3000 # why\nHOST= # none\n# ADMIN_PASSWORD=a#b\nUNKNOWN=a#b', []],
    [`ADMIN_PASSWORD="a#b"\nMETRICS_TOKEN='a#b' # c#d\nSITE_NAME="A\nPORT=a#b"`, []],
  ])('of %j are %j', (text, names) => {
    expect(findCutValues(text)).toEqual(names);
  });
});

describe('describeCutValue', () => {
  it('advises quotes, which do not help in a URL', () => {
    expect(describeCutValue('ADMIN_PASSWORD')).toMatch(/Put the value in quotes\.$/);
    expect(describeCutValue('SMTP_URL')).toMatch(/Write it as %23\.$/);
  });
});

describe('readEnvFile', () => {
  it('reads a file that an editor on Windows has saved', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'));
    const file = join(folder, '.env');
    writeFileSync(file, '\uFEFFPORT=4100\r\nSITE_NAME=Åkeriet\r\n');
    const { text, values } = readEnvFile(file);
    rmSync(folder, { recursive: true });
    expect(values).toEqual({ PORT: '4100', SITE_NAME: 'Åkeriet' });
    expect(findLinesWithoutValue(text)).toEqual([]);
  });

  it('rejects a file in UTF-16, in which no setting would have an effect', () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'));
    const file = join(folder, '.env');
    writeFileSync(file, '\uFEFFPORT=4100\r\nDEMO_CONTENT=false\r\n', 'utf16le');
    expect(() => readEnvFile(file)).toThrow(
      `The file ${file} is not in UTF-8, but probably UTF-16. Save it as UTF-8.`,
    );
    rmSync(folder, { recursive: true });
  });
});
