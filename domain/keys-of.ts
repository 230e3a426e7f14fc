/** Returns the keys with their type, for objects that are known to have no others. */
export const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[];
