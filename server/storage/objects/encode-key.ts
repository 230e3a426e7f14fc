/** Clients encode the rest of an address themselves; these would end the path before that. */
export const encodeKey = (key: string): string => key.replaceAll('?', '%3F').replaceAll('#', '%23');
