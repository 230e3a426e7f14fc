import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Listbox, useListbox } from '../../../ui/fields/listbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { MatchText } from '../../kit/list/people-search/match.tsx';
import { useMessages } from '../../use-messages.ts';
import { Keys } from '../shortcuts/keys.tsx';
import { type Command, countResults, filterCommands } from './command.ts';
import { useCommands } from './use-commands.ts';
import { useSearchResults } from './use-search-results.ts';

type PaletteProps = { onClose: () => void };

/** One field to navigate, search and create. */
export function Palette({ onClose }: PaletteProps) {
  const palette = useMessages('palette');
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typedText, setTypedText] = useState('');
  const text = useDeferredValue(typedText.trim());
  const commands = useCommands(text);
  const searchText = useDebouncedValue(text, 120);
  const { found, isSearching } = useSearchResults(searchText);
  // Results of an earlier text stay only if they match the current one too.
  const fitting =
    searchText === typedText.trim() && !isSearching ? found : filterCommands(found, typedText);
  const visibleCommands = text ? [...fitting, ...commands] : commands;
  const none = fill(palette.none, { text });
  const count = countResults(visibleCommands);
  const isSettled = searchText === typedText.trim() && !isSearching;
  const { state, fieldProps } = useListbox({
    options: visibleCommands,
    isOpen: true,
    onChoose: choose,
  });

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function choose(command: Command) {
    // Closes first: the focus returns to its origin, and the command may then move it.
    dialog.current?.close();
    command.run();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={palette.title}
      onClose={onClose}
      className="palette admin"
      // A click on the backdrop targets the dialog itself.
      onPointerDown={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className="palette-box">
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Icon name="search" className="size-4.5 text-soft" />
          <input
            type="text"
            role="combobox"
            aria-label={palette.label}
            aria-expanded={visibleCommands.length > 0}
            {...fieldProps}
            autoComplete="off"
            spellCheck={false}
            placeholder={palette.label}
            value={typedText}
            onChange={(event) => setTypedText(event.currentTarget.value)}
            className="palette-input"
          />
        </div>
        <Listbox
          state={state}
          label={palette.title}
          className="palette-list"
          optionClassName="palette-option"
        >
          {({ label, detail, keys, match }) => (
            <span className="grid min-w-0 grow py-1">
              <span className="flex min-w-0 items-center gap-2.5">
                <span className="truncate font-medium">{label}</span>
                {detail && <span className="truncate text-soft">{detail}</span>}
                {keys && <Keys keys={keys} />}
              </span>
              {match && <MatchText match={match} />}
            </span>
          )}
        </Listbox>
        {text && count === 0 && (
          <p aria-hidden="true" className="px-4 py-3 text-center text-soft">
            {isSettled ? none : palette.searching}
          </p>
        )}
        <p aria-live="polite" className="sr-only">
          {text &&
            isSettled &&
            (count === 0 ? none : formatPlural(palette.results, count, language))}
        </p>
        <p className="flex gap-4 border-t border-line px-4 py-2 text-xs text-soft max-sm:hidden">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {palette.hints.move}
          </span>
          <span>
            <Kbd>Enter</Kbd> {palette.hints.choose}
          </span>
          <span>
            <Kbd>Esc</Kbd> {palette.hints.close}
          </span>
        </p>
      </div>
    </dialog>
  );
}
