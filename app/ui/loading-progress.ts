import { useEffect, useState } from 'react';

export const progressStepMs = 200;
const largestStep = 15;
const end = 90;

/** One step forward by a random amount; never past 90, because the last part is not ours to know. */
export function advanceProgress(progress: number, random: () => number = Math.random): number {
  return Math.min(end, progress + random() * largestStep);
}

export function useLoadingProgress(): number {
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setProgress((now) => advanceProgress(now)), progressStepMs);
    return () => clearInterval(timer);
  }, []);

  return progress;
}
