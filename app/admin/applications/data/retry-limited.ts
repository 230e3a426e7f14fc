import { BackendError } from '../../../backend/backend-error.ts';
/** Waits until the rate limit is over and retries: bulk work slows down instead of stopping. */
export async function retryLimited<T>(
  call: () => Promise<T>,
  wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof BackendError) || error.retryAfter === undefined) throw error;
      await wait(error.retryAfter);
    }
  }
}
