import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { KeyHint } from '../../ui/kbd.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useTags } from '../people/tags/tags.ts';
import { UnconfirmedLink } from '../submissions/unconfirmed-link.tsx';
import { useMessages } from '../use-messages.ts';
import { AddPerson } from './add-person.tsx';
import { BoardView } from './board/board-view.tsx';
import { applicationFilters } from './filters.ts';
import { TableView } from './table/table-view.tsx';
import { addPersonKeys } from './use-board-shortcuts.ts';
import { useOpenApplication } from './use-panel-url.ts';

export function ApplicationsScreen() {
  const messages = useMessages('applications');
  const [params, setParams] = useSearchParams();
  const { setOpen } = useOpenApplication();
  const [isAdding, setAdding] = useState(false);
  const tags = useTags();
  const isTable = params.get('view') === 'table';
  const filters = useMemo(() => applicationFilters(messages, tags), [messages, tags]);
  const [job, ...others] = params.get('job')?.split(',') ?? [];

  function showTable(isShown: boolean) {
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const key of ['after', 'before', 'end', 'sort', 'stage', 'step']) next.delete(key);
      if (isShown) next.set('view', 'table');
      else next.delete('view');
      return next;
    });
  }

  const actions = (
    <div className="flex flex-wrap gap-2">
      <UnconfirmedLink
        label={messages.unconfirmed}
        jobId={others.length === 0 ? job || undefined : undefined}
      />
      <Button variant="paper" size="compact" onClick={() => showTable(!isTable)}>
        {isTable ? messages.board : messages.table}
      </Button>
      <Button size="compact" onClick={() => setAdding(true)}>
        {messages.add.button}
        <KeyHint>{addPersonKeys.toUpperCase()}</KeyHint>
      </Button>
    </div>
  );
  const View = isTable ? TableView : BoardView;
  return (
    <>
      <View
        filters={filters}
        onAdd={() => setAdding(true)}
        frame={(content) => (
          <Screen fill title={messages.title} actions={actions}>
            {content}
          </Screen>
        )}
      />
      {isAdding && (
        <AddPerson
          job={others.length === 0 ? job : undefined}
          onClose={() => setAdding(false)}
          onAdded={(id) => {
            setAdding(false);
            setOpen(id);
          }}
        />
      )}
    </>
  );
}
