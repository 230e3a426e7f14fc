// Finds elements in the XML of a workbook, in time linear in its length, whatever it contains: a file may come from
// anyone. A pattern over an element and its content would try every unclosed tag up to the end of the text.

export type XmlElement = { start: number; end: number; attributes: string; content: string };

/** Finds the elements of a name with any prefix, one after the other. An element without its closing tag ends the search. */
export function* findElements(xml: string, name: string): Generator<XmlElement> {
  // Attributes contain no `<` in XML, so each tag is tried once.
  const opening = new RegExp(`<(\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, 'g');
  for (let match = opening.exec(xml); match; match = opening.exec(xml)) {
    const { 0: tag, 1: prefix = '', 2: attributes = '', index: start } = match;
    const contentStart = start + tag.length;
    if (attributes.endsWith('/')) {
      yield { start, end: contentStart, attributes: attributes.slice(0, -1), content: '' };
      continue;
    }
    const closing = `</${prefix}${name}>`;
    const contentEnd = xml.indexOf(closing, contentStart);
    if (contentEnd === -1) return;
    const end = contentEnd + closing.length;
    yield { start, end, attributes, content: xml.slice(contentStart, contentEnd) };
    opening.lastIndex = end;
  }
}

/** Returns the text between the elements of a name. */
export function withoutElements(xml: string, name: string): string {
  let rest = '';
  let position = 0;
  for (const { start, end } of findElements(xml, name)) {
    rest += xml.slice(position, start);
    position = end;
  }
  return rest + xml.slice(position);
}
