import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

const texts = (script: string) => splitStatements(script).map((statement) => statement.text);

test('splits at semicolons and drops parts without code', () => {
  expect(texts('select 1; select 2;\n-- the end;\n')).toEqual(['select 1', 'select 2']);
  expect(texts(' ;; /* nothing; */ ')).toEqual([]);
});

test('does not split strings and quoted names', () => {
  expect(texts(`select 'a;b''c;'; select E'it\\'s;'; select "odd;name"""`)).toEqual([
    `select 'a;b''c;'`,
    `select E'it\\'s;'`,
    `select "odd;name"""`,
  ]);
});

test('does not split dollar-quoted bodies, also with nested tags', () => {
  const body = 'do $outer$ begin execute $$ select 1; $$; end $outer$';
  expect(texts(`${body}; select $1;`)).toEqual([body, 'select $1']);
});

test('does not split nested comments', () => {
  expect(texts('/* a; /* b; */ c; */ select 1; select 2')).toEqual([
    '/* a; /* b; */ c; */ select 1',
    'select 2',
  ]);
});

test('does not split SQL-standard function bodies', () => {
  const body =
    'create function f() returns int begin atomic select case when true then 1 end; select 2; end';
  expect(texts(`${body}; select 3`)).toEqual([body, 'select 3']);
});

test('returns the offsets of a statement and of its code', () => {
  const [, second] = splitStatements('select 1;\n\n-- why\nselect 2;');
  expect(second).toEqual({ text: '-- why\nselect 2', start: 11, codeStart: 18 });
});
