import { describeFailure } from '../server/describe-failure.ts';

/** What an operator can fix ends a command with one line. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
