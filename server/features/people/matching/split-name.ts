import { maxNameLength } from '../../../../domain/limits.ts';

/** "Ada Maria Lind" has one last name and two first names. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.pop() ?? '') : '';
  return {
    first_name: parts.join(' ').slice(0, maxNameLength),
    last_name: last.slice(0, maxNameLength),
  };
}
