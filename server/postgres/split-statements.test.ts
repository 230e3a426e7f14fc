import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

const texts = (script: string) => splitStatements(script).map((statement) => statement.text);

test('cuts at semicolons and drops what holds no code', () => {
  expect(texts('select 1; select 2;\n-- the end;\n')).toEqual(['select 1', 'select 2']);
  expect(texts(' ;; /* nothing; */ ')).toEqual([]);
});

test('leaves strings and quoted names whole', () => {
  expect(texts(`select 'a;b''c;'; select E'it\\'s;'; select "odd;name"""`)).toEqual([
    `select 'a;b''c;'`,
    `select E'it\\'s;'`,
    `select "odd;name"""`,
  ]);
});

test('leaves dollar-quoted bodies whole, with tags inside one another', () => {
  const body = 'do $outer$ begin execute $$ select 1; $$; end $outer$';
  expect(texts(`${body}; select $1;`)).toEqual([body, 'select $1']);
});

test('leaves nested comments whole', () => {
  expect(texts('/* a; /* b; */ c; */ select 1; select 2')).toEqual([
    '/* a; /* b; */ c; */ select 1',
    'select 2',
  ]);
});

test('leaves SQL-standard bodies whole', () => {
  const body =
    'create function f() returns int begin atomic select case when true then 1 end; select 2; end';
  expect(texts(`${body}; select 3`)).toEqual([body, 'select 3']);
});

test('tells where a statement and its code begin', () => {
  const [, second] = splitStatements('select 1;\n\n-- why\nselect 2;');
  expect(second).toEqual({ text: '-- why\nselect 2', start: 11, codeStart: 18 });
});
