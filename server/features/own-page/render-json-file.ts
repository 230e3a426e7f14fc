type JsonFile = {
  values: Record<string, unknown>;
  lists: Record<string, AsyncIterable<unknown[]>>;
  /** Runs before the end is written, so that a file is whole only if it succeeds. */
  complete: () => Promise<void>;
  logFailure: (error: unknown) => void;
};

const encoder = new TextEncoder();

/**
 * Renders an object as JSON, indented, because people may open the file. The lists are read page by page, each when the
 * client has read the one before. A failure ends the connection without the end of the file.
 */
export function renderJsonFile(file: JsonFile): ReadableStream<Uint8Array> {
  const pieces = renderPieces(file);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* renderPieces({
  values,
  lists,
  complete,
  logFailure,
}: JsonFile): AsyncGenerator<Uint8Array> {
  try {
    let before = '{\n';
    for (const [name, value] of Object.entries(values)) {
      yield encoder.encode(`${before}  ${JSON.stringify(name)}: ${indent(value, '  ')}`);
      before = ',\n';
    }
    for (const [name, pages] of Object.entries(lists)) {
      yield encoder.encode(`${before}  ${JSON.stringify(name)}: [`);
      let opening = '\n';
      for await (const items of pages) {
        if (items.length === 0) continue;
        const text = items.map((item) => `    ${indent(item, '    ')}`).join(',\n');
        yield encoder.encode(opening + text);
        opening = ',\n';
      }
      yield encoder.encode(opening === '\n' ? ']' : '\n  ]');
      before = ',\n';
    }
    await complete();
    yield encoder.encode('\n}');
  } catch (error) {
    logFailure(error);
    // The web server logs this error; the details of its cause may be about people.
    throw new Error('a file could not be written to its end');
  }
}

const indent = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);
