export const objectFolder = 'objects';
export const variantFolder = 'variants';

// Two letters of the version spread the files over folders that stay listable.

export const objectKey = (version: string): string =>
  `${objectFolder}/${version.slice(0, 2)}/${version}`;

export const variantsOf = (version: string): string =>
  `${variantFolder}/${version.slice(0, 2)}/${version}`;

export const variantKey = (version: string, variant: string): string =>
  `${variantsOf(version)}/${variant}`;

/** The version a key belongs to, whether it is the file itself or a variant. */
export const versionOf = (key: string): string => key.split('/')[2] ?? '';
