import { repair } from './initialise.ts';

/** Joins the last lines, or the lines of the error if it comes before them, without time and process id. */
export function describeEnd(log: string): string {
  const lines = log.trim().split('\n');
  const last = lines.slice(-4);
  const isError = (line: string) => /\b(FATAL|PANIC):/.test(line);
  const errorLines = last.some(isError) ? last : lines.filter(isError).slice(-2);
  return (errorLines.length > 0 ? errorLines : last)
    .map((line) => line.replace(/^[\d-]+ [\d:.]+ \S+ \[\d+\] /, '').trim())
    .join(' ');
}

/** A newer product may bring another major version of PostgreSQL, which does not read the files of the old one. */
const hasOtherVersion = (end: string) =>
  end.includes('database files are incompatible with server');

/** Messages of PostgreSQL if files of the database are lost or damaged. */
const damage =
  /could not (find the database system|locate a valid checkpoint|access the server configuration file)|could not open .*: No such file|required WAL directory|invalid checkpoint|incorrect checksum/;

export function adviceFor(end: string, cluster: string): string {
  if (hasOtherVersion(end)) return 'Run: npm run upgrade-database';
  return damage.test(end) ? `${cluster} is damaged. ${repair}` : `See ${cluster}.log.`;
}
