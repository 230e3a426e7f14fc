import type { MigrationFile } from './migration-files.ts';
import type { Statement } from './split-statements.ts';

/** Names the file and the line that failed. */
export class MigrationError extends Error {
  readonly path: string;
  readonly line: number;

  constructor(file: MigrationFile, statement: Statement, cause: unknown) {
    const report = cause instanceof Error ? cause : new Error(String(cause));
    const line = lineOf(file.script, offsetOf(statement, textOf(report, 'position')));
    const details = (['detail', 'hint', 'where'] as const)
      .filter((field) => textOf(report, field))
      .map((field) => `\n  ${field}: ${textOf(report, field)}`);
    super(`${file.path}:${line}: ${report.message}${details.join('')}`, { cause });
    this.name = 'MigrationError';
    this.path = file.path;
    this.line = line;
  }
}

function offsetOf(statement: Statement, position: string): number {
  return position ? statement.start + Number(position) - 1 : statement.codeStart;
}

function lineOf(script: string, offset: number): number {
  return script.slice(0, offset).split('\n').length;
}

function textOf(error: Error, field: string): string {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}

/** The database cannot be migrated at all: it is newer than this program, or its user lacks privileges. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}
