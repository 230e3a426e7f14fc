export const objectFolder = 'objects';
export const variantFolder = 'variants';

// Two letters of the version spread the files over folders, so that no folder gets too large to list.

export const objectKey = (version: string): string =>
  `${objectFolder}/${version.slice(0, 2)}/${version}`;

export const variantsOf = (version: string): string =>
  `${variantFolder}/${version.slice(0, 2)}/${version}`;

export const variantKey = (version: string, variant: string): string =>
  `${variantsOf(version)}/${variant}`;

/** Returns the version of a key, which is a file or one of its variants. */
export const versionOf = (key: string): string => key.split('/')[2] ?? '';
