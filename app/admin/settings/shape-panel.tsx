import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Panel } from '../profile/panel.tsx';
import type { AdminSettingsMessages } from './messages.en.ts';

const screens = [
  ['tags', '/admin/settings/tags'],
  ['stages', '/admin/settings/stages'],
  ['rejectReasons', '/admin/settings/reject-reasons'],
  ['customFields', '/admin/settings/custom-fields'],
] as const;

/** Links to the screens that shape the product to the agency. */
export function ShapePanel({ messages }: { messages: AdminSettingsMessages['shape'] }) {
  return (
    <Panel title={messages.title} text={messages.text}>
      <ul className="grid gap-2">
        {screens.map(([key, path]) => (
          <li key={key}>
            <LocalizedLink to={path} className="underline">
              {messages[key]}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
