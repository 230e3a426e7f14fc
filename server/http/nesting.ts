const [quote, backslash, ...brackets] = [...'"\\[{]}'].map((sign) => sign.charCodeAt(0));
const [openList, openObject, closeList, closeObject] = brackets;

/** Deeper than anybody means it, and shallow enough for all that walks through it by calling itself. */
const deepest = 500;

/** JSON that can be read is not always JSON that can be written again: looks before it is read. */
export function isNestedTooDeeply(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (code === openList || code === openObject) depth++;
    else if (code === closeList || code === closeObject) depth--;
    if (depth > deepest) return true;
  }
  return false;
}

function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === backslash) at++;
    else if (code === quote) return at;
  }
  return json.length;
}
