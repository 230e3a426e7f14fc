/** Encodes characters that would end the path; clients encode the rest of the URL themselves. */
export const encodeKey = (key: string): string => key.replaceAll('?', '%3F').replaceAll('#', '%23');
