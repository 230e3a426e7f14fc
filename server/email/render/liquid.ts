import { Liquid } from 'liquidjs';

// Staff write the templates, and visitors type the values. A template can read the declared variables and nothing else:
// no files, no loops, and its work is limited.

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
    // Milliseconds of the clock. Without loops the work is limited by size, so this is long enough for a busy machine.
    renderLimit: 10_000,
    memoryLimit: 1_000_000,
  });
  for (const name of Object.keys(engine.tags)) if (!conditions.has(name)) delete engine.tags[name];
  // Values are always escaped: the filter `raw` has no effect.
  engine.registerFilter('raw', (value: unknown) => value);
  return engine;
}

/** Keeps the line breaks of typed values. */
export const htmlLiquid = createLiquid((value) =>
  escapeHtml(String(value ?? '')).replace(/\r?\n/g, '<br>'),
);

/** Joins the lines of typed values: a subject has one line. */
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
