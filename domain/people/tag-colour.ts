/** The colours of tags. The first one is the default. The constraint of the table has the same values. */
export const tagColours = ['sand', 'mint', 'spruce', 'peach', 'lingon', 'amber'] as const;

export type TagColour = (typeof tagColours)[number];
