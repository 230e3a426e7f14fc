// Aho-Corasick: finds all occurrences of all words in one pass, in time linear in the length of the text.

type State = {
  next: Map<string, State>;
  /** The state of the longest proper ending of this one that starts a word. */
  fallback: State | undefined;
  /** Words that end here, the longest first. */
  words: string[];
};

const createState = (): State => ({ next: new Map(), fallback: undefined, words: [] });

type WordFinder = (text: string, found: (word: string, end: number) => void) => void;

export function createWordFinder(words: Iterable<string>): WordFinder {
  const root = createState();
  for (const word of words) {
    let state = root;
    for (const letter of word) {
      const following = state.next.get(letter) ?? createState();
      state.next.set(letter, following);
      state = following;
    }
    if (word) state.words = [word];
  }
  const queue = [...root.next.values()];
  for (const state of queue) state.fallback = root;
  for (const state of queue) {
    state.words.push(...(state.fallback?.words ?? []));
    for (const [letter, next] of state.next) {
      next.fallback = step(state.fallback ?? root, letter, root);
      queue.push(next);
    }
  }
  return (text, found) => {
    let state = root;
    let end = 0;
    for (const letter of text) {
      state = step(state, letter, root);
      end += letter.length;
      for (const word of state.words) found(word, end);
    }
  };
}

function step(from: State, letter: string, root: State): State {
  for (let state: State | undefined = from; state; state = state.fallback) {
    const following = state.next.get(letter);
    if (following) return following;
  }
  return root;
}
