import type { LocalDraft } from './local-draft.ts';
import { listUnsaved, type Snapshot, toLocalDraft } from './snapshot.ts';

/** Changes within this time are stored in the browser together. */
const delayMs = 200;

/** Stores the unsaved fields of an editor in the browser, and removes them once the server has them. */
export class DraftWriter {
  #getDraft: () => LocalDraft;
  #getSnapshot: () => Snapshot;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(getDraft: () => LocalDraft, getSnapshot: () => Snapshot) {
    this.#getDraft = getDraft;
    this.#getSnapshot = getSnapshot;
  }

  writeSoon(): void {
    this.#timer ??= setTimeout(() => this.write(), delayMs);
  }

  write(): void {
    this.#stopTimer();
    const snapshot = this.#getSnapshot();
    if (listUnsaved(snapshot).length > 0) this.#getDraft().write(toLocalDraft(snapshot));
    else this.#getDraft().remove();
  }

  remove(): void {
    this.#stopTimer();
    this.#getDraft().remove();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
