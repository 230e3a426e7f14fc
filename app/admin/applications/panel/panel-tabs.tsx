import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { applicationTabs } from '../../../../domain/applications/application-path.ts';
import { showAnswer } from '../../../../domain/applications/show-answer.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { keysOf } from '../../../../domain/keys-of.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ApplicationThread } from '../../conversations/application-thread.tsx';
import { ApplicationInterviews } from '../../interviews/application-interviews.tsx';
import { Scorecards } from '../../scorecards/scorecards.tsx';
import { useShortcuts } from '../../shell/shortcuts/shortcuts-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { listApplicationNotes } from '../data/notes.ts';
import { usePanelQuery } from '../data/use-panel-query.ts';
import { usePanelTab } from '../use-panel-url.ts';
import { Cv } from './cv.tsx';
import { ApplicationNotes } from './notes.tsx';
import { ApplicationTimeline } from './timeline.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

export function PanelTabs({ application }: { application: Application }) {
  const { panel, keys } = useMessages('applications');
  const [tab, setTab] = usePanelTab();
  const row = useScrollEdges<HTMLDivElement>(tab);
  // Counts the presses of the key, which also works while the tab is open.
  const [noteFocus, setNoteFocus] = useState(0);
  useShortcuts([
    {
      keys: 'w',
      label: keys.note,
      group: keys.group,
      run: () => {
        setTab('notes');
        setNoteFocus((count) => count + 1);
      },
    },
  ]);
  const { data: notes } = usePanelQuery(application.id, 'notes', listApplicationNotes);

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(newTab) => {
        setNoteFocus(0);
        setTab(newTab);
      }}
      className="pt-4"
    >
      <div className="-mx-5 border-b border-line">
        <Tabs.List ref={row} className="scroll-row -mb-px gap-x-4 px-5" aria-label={panel.label}>
          {applicationTabs.map((key) => (
            <Tabs.Trigger
              key={key}
              value={key}
              data-value={key}
              className="min-h-11 flex-none cursor-pointer border-b-2 border-transparent font-semibold whitespace-nowrap text-soft -outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-ink md:min-h-9"
            >
              {panel.tabs[key]}
              {key === 'notes' && notes && notes.length > 0 && ` ${notes.length}`}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Content value="cv" className="pt-3">
        <Cv application={application} />
      </Tabs.Content>
      <Tabs.Content value="answers" className="pt-3">
        <Answers application={application} />
      </Tabs.Content>
      <Tabs.Content value="mail" className="pt-3">
        <ApplicationThread applicationId={application.id} />
      </Tabs.Content>
      <Tabs.Content value="interviews" className="pt-3">
        <ApplicationInterviews application={application} />
      </Tabs.Content>
      <Tabs.Content value="timeline" className="pt-3">
        <ApplicationTimeline application={application} />
      </Tabs.Content>
      <Tabs.Content value="notes" className="pt-3">
        <ApplicationNotes application={application} focusCount={noteFocus} />
      </Tabs.Content>
      <Tabs.Content value="scorecards" className="pt-3">
        <Scorecards application={application} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function Answers({ application: { answers, texts } }: { application: Application }) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const names = keysOf(messages.answers.textLabels).filter((name) => texts[name]);
  if (answers.length === 0 && names.length === 0) {
    return <p className="py-4 text-soft">{messages.answers.none}</p>;
  }
  return (
    <dl className="grid gap-4">
      {answers.map((answer) => (
        <div key={answer.id}>
          <dt className="text-soft">{inLanguage(answer.prompt, language)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {showAnswer(answer, messages.answers, language)}
          </dd>
        </div>
      ))}
      {names.map((name) => (
        <div key={name}>
          <dt className="text-soft">{messages.answers.textLabels[name]}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{texts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
