import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

// The test runs in a separate process, because `printJson` replaces the console.

it('prints each message of the start as one line of JSON, errors too', async () => {
  const program = `import { printJson } from ${JSON.stringify(import.meta.resolve('./print-json.ts'))};
    printJson();
    console.log('\\n  http://localhost:3000\\n');
    console.warn('  SMTP_URL is an example.');
    console.error('PORT is in use.\\nSet it.');`;
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', program], (_, out, err) =>
      resolve(out + err),
    );
  });
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'http://localhost:3000'],
    [40, 'SMTP_URL is an example.'],
    [50, 'PORT is in use.'],
    [50, 'Set it.'],
  ]);
  for (const { time } of lines) expect(time).toBeGreaterThan(1.7e12);
});
