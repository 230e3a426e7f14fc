// A drawing can show a part of itself many times, and parts of parts, so that a small file becomes billions of elements
// in a browser.

export type SvgNode = Record<string, unknown> & { ':@'?: Record<string, string> };

export const nameOf = (node: SvgNode): string =>
  Object.keys(node).find((key) => key !== ':@') ?? '';

export const childrenOf = (node: SvgNode): SvgNode[] =>
  (node[nameOf(node)] as SvgNode[] | undefined) ?? [];

/** References within references; a drawing has a few. */
const maxDepth = 60;

/**
 * Counts the elements that a browser draws, with those of every reference. Styles apply to elements by their class, so
 * each element with a class counts the references of all styles. Infinite if references are nested too deeply.
 */
export function countDrawn(root: SvgNode): number {
  const all = listNodes(root);
  const byId = new Map(all.map((node) => [node[':@']?.id ?? '', node]));
  const inStyles = all.flatMap((node) => (nameOf(node) === 'style' ? readStyle(node) : []));
  const counts = new Map<SvgNode, number>();

  const count = (node: SvgNode, depth: number): number => {
    if (isText(node)) return 0;
    const counted = counts.get(node);
    if (counted !== undefined) return counted;
    if (depth > maxDepth) return Number.POSITIVE_INFINITY;
    // Browsers do not draw a part within itself.
    counts.set(node, 0);
    const parts = childrenOf(node).map((child) => count(child, depth));
    const referred = referencesOf(node, inStyles).map((id) => {
      const target = byId.get(id);
      return target ? count(target, depth + 1) : 0;
    });
    const sum = [...parts, ...referred].reduce((total, size) => total + size, 1);
    counts.set(node, sum);
    return sum;
  };
  return count(root, 0);
}

const isText = (node: SvgNode): boolean => nameOf(node) === '#text';

function listNodes(node: SvgNode): SvgNode[] {
  return isText(node) ? [] : [node, ...childrenOf(node).flatMap(listNodes)];
}

const readStyle = (node: SvgNode): string[] =>
  childrenOf(node).flatMap((child) => findReferences(String(child['#text'] ?? '')));

const findReferences = (css: string): string[] =>
  [...css.matchAll(/url\(\s*['"]?\s*#([\w.-]+)/gi)].map(([, id = '']) => id);

function referencesOf(node: SvgNode, inStyles: string[]): string[] {
  const attributes = Object.entries(node[':@'] ?? {});
  const referenced = attributes.flatMap(([name, value]) =>
    /^(xlink:)?href$/.test(name) ? [value.trim().replace(/^#/, '')] : findReferences(value),
  );
  return attributes.some(([name]) => name === 'class') ? [...referenced, ...inStyles] : referenced;
}
