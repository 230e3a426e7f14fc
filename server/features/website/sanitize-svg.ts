import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { childrenOf, countDrawn, nameOf, type SvgNode } from './count-drawn.ts';
import {
  allowedAttributes,
  allowedElements,
  elementsWithText,
  isHarmlessStyle,
  isHarmlessValue,
  isOwnReference,
  svgNamespace,
} from './svg-rules.ts';

// Parses a drawing and rebuilds it from lists of allowed elements and attributes. Nothing of the file is copied:
// names come from the lists, and values are escaped.

/** Start and end tags, comments and attributes; a word mark has a few dozen of them. */
const maxTags = 10_000;
const maxAttributes = 20_000;

/** Maximum elements, including the ones that references draw again. */
const maxDrawn = 50_000;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Entities of a file could expand without end. The five of XML and character references are decoded below.
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 60,
});

/** Returns the drawing without anything that runs or loads, or undefined if the file is no drawing. */
export function sanitizeSvg(file: string): string | undefined {
  const text = removeDoctype(file.replace(/^\uFEFF/, ''));
  // Reject a document type that is left: it has internal declarations, such as entities.
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || isTooComplex(text)) return undefined;
  const [root, ...others] = parse(text)?.filter((node) => nameOf(node) !== '#text') ?? [];
  if (!root || others.length > 0 || nameOf(root).replace(/^svg:/, '') !== 'svg') return undefined;
  return countDrawn(root) > maxDrawn ? undefined : writeElement(root, true);
}

/** True if nothing is left to see, for example of a file that only contains a photo. */
export const isBlank = (clean: string): boolean => !shapes.test(clean);

const shapes = /<(path|rect|circle|ellipse|line|polyline|polygon|text|use)\b/;

/** Searches without a regular expression that would start at each of many document types and read to the end. */
function removeDoctype(text: string): string {
  const start = text.search(/<!DOCTYPE/i);
  const end = start < 0 ? -1 : text.indexOf('>', start);
  if (end < 0 || text.slice(start, end).includes('[')) return text;
  return text.slice(0, start) + text.slice(end + 1);
}

/** Each `<` may start an element and each `=` an attribute, which become objects. */
const isTooComplex = (text: string): boolean =>
  text.split('<', maxTags + 2).length > maxTags + 1 ||
  text.split('=', maxAttributes + 2).length > maxAttributes + 1;

function parse(text: string): SvgNode[] | undefined {
  try {
    return XMLValidator.validate(text) === true ? (parser.parse(text) as SvgNode[]) : undefined;
  } catch {
    // Nested too deeply, or with names that the parser rejects.
    return undefined;
  }
}

function writeElement(node: SvgNode, isRoot = false): string {
  const name = nameOf(node).replace(/^svg:/, '');
  // Design programs wrap whole drawings in a link: its content is drawn, the link is left out.
  if (name === 'a')
    return childrenOf(node)
      .map((child) => writeChild(child, name))
      .join('');
  if (!allowedElements.has(name)) return '';
  if (name === 'style') return writeStyle(node);
  const namespace = isRoot ? ` xmlns="${svgNamespace}"` : '';
  const children = childrenOf(node).map((child) => writeChild(child, name));
  return `<${name}${namespace}${writeAttributes(node)}>${children.join('')}</${name}>`;
}

function writeChild(node: SvgNode, parent: string): string {
  if (nameOf(node) !== '#text') return writeElement(node);
  return elementsWithText.has(parent) ? escapeXml(decode(String(node['#text']))) : '';
}

function writeStyle(node: SvgNode): string {
  const css = decode(childrenOf(node).map(readText).join(''));
  return isHarmlessStyle(css) ? `<style>${escapeXml(css)}</style>` : '';
}

const readText = (node: SvgNode): string => (nameOf(node) === '#text' ? String(node['#text']) : '');

function writeAttributes(node: SvgNode): string {
  return Object.entries(node[':@'] ?? {})
    .map(([name, raw]) => {
      const value = decode(String(raw));
      if (name === 'href' || name === 'xlink:href') {
        return isOwnReference(value) ? ` href="${escapeXml(value.trim())}"` : '';
      }
      const isKept = allowedAttributes.has(name) && isHarmlessValue(value);
      return isKept ? ` ${name}="${escapeXml(value)}"` : '';
    })
    .join('');
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return isCharacter(code) ? String.fromCodePoint(code) : '';
  });
}

const isCharacter = (code: number): boolean =>
  code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for these characters
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}
