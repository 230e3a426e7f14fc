// The parts of SVG that a logo needs. Everything else is removed: scripts, animations, links, embedded pictures and
// pages, filters with sources, and event handlers.

export const svgNamespace = 'http://www.w3.org/2000/svg';

const elements =
  'svg g path rect circle ellipse line polyline polygon defs clipPath mask linearGradient radialGradient stop symbol use title desc text tspan style';

const attributes = `
  id class style x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio transform
  gradientTransform gradientUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset stop-color stop-opacity color opacity clip-path clip-rule mask mask-type
  display visibility vector-effect paint-order font-family font-size font-style font-weight font-stretch
  letter-spacing word-spacing text-anchor dominant-baseline dx dy rotate textLength lengthAdjust role aria-label`;

export const allowedElements = new Set(elements.split(' '));
export const allowedAttributes = new Set(attributes.trim().split(/\s+/));

/** Elements whose text is shown or read aloud; other text is white space. */
export const elementsWithText = new Set(['title', 'desc', 'text', 'tspan']);

/** A reference within the same file. */
const ownReference = /^#[\w.-]+$/;

export const isOwnReference = (value: string): boolean => ownReference.test(value.trim());

/** A value that loads nothing: `url()` only with a reference within the same file, and no escapes that hide one. */
export function isHarmlessValue(value: string): boolean {
  if (/[\\<]|javascript:|expression\s*\(|-moz-binding|image-set|image\s*\(/i.test(value))
    return false;
  const references = value.match(/url\s*\(/gi)?.length ?? 0;
  const toFragments = value.match(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi)?.length ?? 0;
  return references === toFragments;
}

/** A style sheet without rules that load others. */
export const isHarmlessStyle = (css: string): boolean => !css.includes('@') && isHarmlessValue(css);
