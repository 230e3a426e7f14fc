import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { renderCvPdf } from '../../database/seed/people/cv-pdf.ts';
import { wordType } from '../../domain/document.ts';
import { burstingPdf, emptyArchive, renderDocx } from '../../tests/fixtures/documents/documents.ts';
import { documentText } from './document-text.ts';
import { findDocumentType } from './document-type.ts';
import { extractText } from './extract-text.ts';
import { rtfText } from './rtf-text.ts';

function odt(body: string) {
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(`<office:text>${body}</office:text>`),
  });
}

const rtf = strToU8(
  String.raw`{\rtf1\ansi{\fonttbl{\f0 Helvetica;}}{\*\generator Word}\f0 Sm\'f6rg\'e5sar\par Ki\u246?rurg {\b bold}\tab end\par}`,
);

describe('reads', () => {
  it.each([
    ['PDF', new Uint8Array(renderCvPdf('Sami Sample\n\nBeekeeping in Umeå')), /Beekeeping in Umeå/],
    [
      'DOCX',
      renderDocx('<w:p><w:t>Åsa &amp; bees</w:t></w:p><w:p><w:t>Second</w:t></w:p>'),
      /^Åsa & bees\nSecond$/,
    ],
    ['ODT', odt('<text:h>Åsa</text:h><text:p>Bees &#233;</text:p>'), /^Åsa\nBees é$/],
    ['RTF', rtf, /^Smörgåsar\nKiörurg bold end$/],
    ['text', strToU8('Åsa\r\nBees'), /^Åsa\nBees$/],
    ['text of an old Windows', Uint8Array.from([0xc5, 0x73, 0x61]), /^Åsa$/],
  ])('%s', async (_, bytes, expected) => {
    expect(await documentText(bytes)).toMatch(expected);
  });

  it('in a thread of its own', async () => {
    expect(await extractText(renderDocx('<w:p><w:t>In a thread</w:t></w:p>'))).toBe('In a thread');
  });
});

describe('detects the type by content, not by name', () => {
  it.each([
    [
      'a program',
      Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, ...Array(200).fill(0)]),
      'file_type',
    ],
    ['a program for another system', strToU8('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0'), 'file_type'],
    ['a script', strToU8('#!/bin/sh\nrm -rf /'), 'file_type'],
    [
      'a picture with code',
      strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'file_type',
    ],
    ['a plain archive', zipSync({ 'cv.exe': strToU8('MZ') }), 'file_type'],
    ['nothing', new Uint8Array(), 'file_empty'],
    ['a broken archive', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'file_bomb'],
  ])('%s', async (_, bytes, expected) => {
    expect(await findDocumentType(bytes)).toBe(expected);
  });
});

describe('detects the type of an archive by its directory', () => {
  const contentTypes = (type: string) => ({
    '[Content_Types].xml': strToU8(`<Types><Override ContentType="${type}.main+xml"/></Types>`),
  });

  it.each([
    ['without entries', emptyArchive(1_100_000), 'file_bomb'],
    [
      'with macros',
      zipSync(contentTypes('application/vnd.ms-word.document.macroEnabled')),
      'file_type',
    ],
    [
      'with types that unpack to megabytes',
      zipSync({ '[Content_Types].xml': new Uint8Array(1024 * 1024).fill(32) }),
      'file_type',
    ],
    ['with a type among 3,000 files', manyFiles(), { extension: 'docx', mimeType: wordType }],
  ])('%s', async (_, bytes, expected) => {
    const before = process.cpuUsage();
    expect(await findDocumentType(bytes)).toEqual(expected);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(50);
  });

  function manyFiles() {
    const otherFiles = Array.from({ length: 3_000 }, (_, at) => [
      `word/media/${at}`,
      new Uint8Array(9),
    ]);
    return renderDocx('<w:p/>', Object.fromEntries(otherFiles));
  }
});

describe('an archive bomb', () => {
  const bomb = renderDocx('<w:p/>', { 'word/media/a.bin': new Uint8Array(80 * 1024 * 1024) });

  it('is rejected by its declared size', async () => {
    expect(bomb.length).toBeLessThan(200_000);
    expect(await findDocumentType(bomb)).toBe('file_bomb');
  });

  it('is aborted if its declared size is wrong', async () => {
    const huge = zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/></Types>`,
      ),
      'word/document.xml': new Uint8Array(40 * 1024 * 1024).fill(32),
    });
    // Declares one kilobyte wherever the size is written.
    const view = new DataView(huge.buffer);
    for (let at = 0; at < huge.length - 4; at += 1) {
      if (view.getUint32(at, true) === 40 * 1024 * 1024) view.setUint32(at, 1024, true);
    }
    await expect(documentText(huge)).rejects.toThrow();
  });
});

it('aborts a PDF that exceeds its memory limit', async () => {
  const maxMemoryBytes = 40 * 1024 * 1024;
  const burst = burstingPdf(200 * 1024 * 1024);
  expect(burst.length).toBeLessThan(400_000);
  await expect(extractText(burst, { maxMemory: maxMemoryBytes })).rejects.toThrow(
    /unpacks to more/,
  );
  const calm = new Uint8Array(renderCvPdf('Kubernetes'));
  expect(await extractText(calm, { maxMemory: maxMemoryBytes })).toContain('Kubernetes');
});

it('aborts a file that takes too long', async () => {
  const pdf = new Uint8Array(renderCvPdf('x'));
  await expect(extractText(pdf, { timeoutMs: 1 })).rejects.toThrow(/took longer/);
  // Long enough for the thread to start, and far from enough to read that many pages.
  const long = burstingPdf(30 * 1024 * 1024);
  await expect(extractText(long, { cpuMs: 50 })).rejects.toThrow(/took longer than 0.05/);
});

it('leaves out fonts, images and hidden groups of an RTF', () => {
  expect(
    rtfText(String.raw`{\rtf1{\colortbl;\red0;}{\pict 0123abcd}Seen{\*\hidden not}\~too}`),
  ).toBe('Seen too');
});
