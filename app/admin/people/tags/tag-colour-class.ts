import type { TagColour } from '../../../../domain/people/tag-colour.ts';

const classes: Record<TagColour, string> = {
  // In dark mode, wool hardly differs from paper.
  sand: 'bg-wool text-ink shadow-[inset_0_0_0_1px_var(--color-line)]',
  mint: 'bg-mint text-on-mint',
  spruce: 'bg-spruce text-on-spruce',
  peach: 'bg-peach text-ink',
  lingon: 'bg-lingon-soft text-lingon',
  amber: 'bg-amber-soft text-amber',
};

/** The name states the tag; the colour only helps to find it. */
export const tagColourClass = (colour: TagColour = 'sand') => classes[colour];
