import type { FilledHomeMessages } from './fill-home-messages.server.ts';

type AgencyFiguresProps = { messages: FilledHomeMessages['figures'] };

/** Figures from the database, each with its definition. */
export function AgencyFigures({ messages }: AgencyFiguresProps) {
  return (
    <>
      <h2 className="sr-only">{messages.title}</h2>
      <dl className="figures">
        {messages.items.map(({ value, text, definition }) => (
          <div key={text}>
            <dt>
              <b>{text}</b>
              <span>{definition}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
