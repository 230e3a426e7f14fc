import type { ReactNode } from 'react';
import { aurora, forest, type Ground, hills, lake, town, trail } from './cover-motifs.tsx';
import { numbersFrom } from './numbers-from.ts';

const grounds: Ground[] = [
  { sky: '#ffd9c6', sun: '#ff8f5e', far: '#dcebe3', near: '#17443a', tree: '#0f332b' },
  { sky: '#dcebe3', sun: '#fffaf2', far: '#b9d6c8', near: '#17443a', tree: '#0f332b' },
  { sky: '#17443a', sun: '#ff8f5e', far: '#24594b', near: '#dcebe3', tree: '#b9d6c8' },
  { sky: '#f1e8db', sun: '#ffd9c6', far: '#e6dccd', near: '#ff8f5e', tree: '#17443a' },
  { sky: '#0f332b', sun: '#fffaf2', far: '#17443a', near: '#24594b', tree: '#cfe2d9' },
  { sky: '#ffb48f', sun: '#fffaf2', far: '#ffd9c6', near: '#5d554e', tree: '#1e1a17' },
];

type Motif = (ground: Ground, random: () => number) => ReactNode;

const motifs: Motif[] = [hills, lake, forest, town, trail, aurora];

/** The colours and the motif, and the numbers for its details; the same seed always gives the same values. */
export function chooseScene(seed: string) {
  // The suffix gives the articles of the demo different scenes.
  const random = numbersFrom(`${seed}:92090`);
  const ground = grounds[Math.floor(random() * grounds.length)];
  const draw = motifs[Math.floor(random() * motifs.length)];
  return { ground, draw, random };
}

/** A Nordic scene for an article without a picture. */
export function DrawnCover({ seed }: { seed: string }) {
  const { ground, draw, random } = chooseScene(seed);
  if (!ground || !draw) return null;

  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <rect width="640" height="360" fill={ground.sky} />
      {draw(ground, random)}
    </svg>
  );
}
