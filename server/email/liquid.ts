import { Liquid } from 'liquidjs';

// Templates are written by colleagues and filled with what strangers typed: they can read the
// declared variables and nothing else, no files, no loops, no endless work.

const conditions = new Set(['if', 'unless']);

function createLiquid(outputEscape: (value: unknown) => string): Liquid {
  const engine = new Liquid({
    // Partials are looked up in here, never on disk.
    templates: {},
    strictFilters: true,
    strictVariables: true,
    ownPropertyOnly: true,
    lenientIf: true,
    outputEscape,
    parseLimit: 100_000,
    renderLimit: 500,
    memoryLimit: 1_000_000,
  });
  for (const name of Object.keys(engine.tags)) if (!conditions.has(name)) delete engine.tags[name];
  // What was typed is escaped whatever a template asks for.
  engine.registerFilter('raw', (value: unknown) => value);
  return engine;
}

/** What people typed over several lines stays on several lines. */
export const htmlLiquid = createLiquid((value) =>
  escapeHtml(String(value ?? '')).replace(/\r?\n/g, '<br>'),
);

/** Subjects are one line, whatever was typed. */
export const lineLiquid = createLiquid((value) => String(value ?? '').replace(/\s+/g, ' '));

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
