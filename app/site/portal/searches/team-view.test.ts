import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PortalTeamView } from '../../../../domain/clients/portal.ts';
import { LanguageContext } from '../../../i18n/language-context.tsx';
import type { PortalMessages } from '../messages.en.ts';
import { PortalMessagesContext } from '../portal-context.ts';
import { hiringTeam, portalSearches } from './messages.en.ts';
import { TeamView } from './team-view.tsx';

const messages = { searches: portalSearches, team: hiringTeam } as unknown as PortalMessages;
const hired = { shortlist: 's', stage: 'hired' } as const;
const team: PortalTeamView = {
  people: [
    { ...hired, item: 'a', name: 'Robin', left_on: '2026-10-02' },
    { ...hired, item: 'b', name: 'Saga', left_on: null },
  ],
  interviews: [{ id: 'i', name: 'Saga', starts_at: '2026-11-20T09:00:00Z', kind: 'video' }],
};

test('the team reads each date once, and who has left', () => {
  const view = createElement(
    PortalMessagesContext,
    { value: messages },
    createElement(TeamView, { team }),
  );
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(LanguageContext, { value: 'en' }, view)),
  );
  expect(html.match(/20\sNov/g)).toHaveLength(1);
  expect(html.match(/left on 2\sOct/g)).toHaveLength(1);
});
