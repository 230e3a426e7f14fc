export const objectFolder = 'objects';
export const variantFolder = 'variants';
export const partFolder = 'parts';

// Two letters of the version spread the files over folders, so that no folder gets too large to list.

export const objectKey = (version: string): string =>
  `${objectFolder}/${version.slice(0, 2)}/${version}`;

export const variantsOf = (version: string): string =>
  `${variantFolder}/${version.slice(0, 2)}/${version}`;

export const variantKey = (version: string, variant: string): string =>
  `${variantsOf(version)}/${variant}`;

/** The parts of an unfinished upload. */
export const partsOf = (upload: string): string => `${partFolder}/${upload.slice(0, 2)}/${upload}`;

export const partKey = (upload: string, part: string): string => `${partsOf(upload)}/${part}`;

const thirdPart = (key: string): string => key.split('/')[2] ?? '';

/** Returns the version of the key of a file, or of one of its variants. */
export const versionOf = thirdPart;

/** Returns the id of the upload of a part. */
export const uploadOf = thirdPart;
