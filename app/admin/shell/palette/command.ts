import { fold } from '../../../../domain/text/fold.ts';
import type { Match } from '../../kit/list/people-search/data.ts';

/** An entry of the palette. */
export type Command = {
  id: string;
  group: string;
  label: string;
  detail?: string;
  /** The text in which the search found the words, for a person whose name and detail lack them. */
  match?: Match;
  /** The shortcut that is shown beside the label. */
  keys?: string;
  /** An offer to search elsewhere, which is no result of the search. */
  isOffer?: true;
  run: () => void;
};

export function countResults(commands: Command[]): number {
  return commands.filter(({ isOffer }) => !isOffer).length;
}

/** Every word must occur in the label, group or detail, regardless of case and accents. */
export function filterCommands(commands: Command[], text: string): Command[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return commands.filter((command) => {
    const searched = fold(`${command.label} ${command.group} ${command.detail ?? ''}`);
    return words.every((word) => searched.includes(word));
  });
}
