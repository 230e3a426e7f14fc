import type { Catalog, Routine } from './introspect.ts';
import { type Member, printObject } from './print.ts';
import { typeName, wire } from './type-names.ts';

export function functionMembers(catalog: Catalog, schema: string): Member[] {
  const routines = catalog.routines.filter((routine) => routine.schema === schema);
  const byName = Map.groupBy(routines, (routine) => routine.name);
  return [...byName].map(([key, overloads]) => {
    const [only, ...others] = overloads.map((routine) => functionType(catalog, routine));
    if (only && others.length === 0) return { key, value: only };
    const union = [only ?? [], ...others].map((type) => `\n        | ${printObject(type, 5)}`);
    return { key, value: union.join('') };
  });
}

function functionType(catalog: Catalog, routine: Routine): Member[] {
  const inputs = routine.arguments.filter(
    ({ mode }) => mode === 'i' || mode === 'b' || mode === 'v',
  );
  const args = inputs.map(({ name, type, optional }) => ({
    key: name,
    optional,
    value: typeName(catalog, wire, type),
  }));
  return [
    { key: 'Args', value: args.length > 0 ? args : 'never' },
    { key: 'Returns', value: returnType(catalog, routine) },
    ...setofOptions(catalog, routine),
  ];
}

function returnType(catalog: Catalog, routine: Routine): string {
  const outputs = routine.arguments.filter(
    ({ mode }) => mode === 't' || mode === 'o' || mode === 'b',
  );
  const rowType =
    outputs.length > 1 || outputs.some(({ mode }) => mode === 't')
      ? printObject(
          outputs.map(({ name, type }) => ({ key: name, value: typeName(catalog, wire, type) })),
          4,
        )
      : typeName(catalog, wire, routine.returns);
  return routine.set ? `${rowType}[]` : rowType;
}

function setofOptions(catalog: Catalog, routine: Routine): Member[] {
  const type = catalog.types.get(routine.returns);
  if (!type?.relation) return [];
  return [
    {
      key: 'SetofOptions',
      value: [
        { key: 'from', value: `'*'` },
        { key: 'to', value: quote(type.name) },
        { key: 'isOneToOne', value: String(!routine.set) },
        { key: 'isSetofReturn', value: String(routine.set) },
      ],
    },
  ];
}

export function quote(text: string): string {
  return `'${text}'`;
}
