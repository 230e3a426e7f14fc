// Prints type members in the style of the formatter, so that generated files need no exemption.

const width = 100;

export type Member = { key: string; optional?: boolean; value: string | Member[] };

function printMember({ key, optional, value }: Member, depth: number): string {
  const indent = '  '.repeat(depth);
  const name = `${/^[A-Za-z_$][\w$]*$/.test(key) || key.startsWith('[') ? key : `'${key}'`}${optional ? '?' : ''}:`;
  if (typeof value === 'string') return `${indent}${name}${printUnion(value, depth, name)};`;
  if (value.length === 0) return `${indent}${name} { [_ in never]: never };`;
  return `${indent}${name} ${printObject(value, depth)};`;
}

export function printObject(members: Member[], depth: number): string {
  const lines = members.map((member) => printMember(member, depth + 1));
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function printUnion(value: string, depth: number, name: string): string {
  const line = ` ${value}`;
  const parts = value.split(' | ');
  const fits = depth * 2 + name.length + line.length + 1 <= width;
  if (fits || parts.length < 2 || value.includes('\n')) return line;
  return parts.map((part) => `\n${'  '.repeat(depth + 1)}| ${part}`).join('');
}
