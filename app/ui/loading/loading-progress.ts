import { useEffect, useState } from 'react';

const progressStepMs = 200;
const maxStep = 15;
const end = 90;

/** Advances by a random amount up to 90: the end of loading cannot be predicted. */
export function advanceProgress(progress: number, random: () => number = Math.random): number {
  return Math.min(end, progress + random() * maxStep);
}

export function useLoadingProgress(): number {
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setProgress((now) => advanceProgress(now)), progressStepMs);
    return () => clearInterval(timer);
  }, []);

  return progress;
}
