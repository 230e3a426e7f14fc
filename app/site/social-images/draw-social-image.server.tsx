import { renderToStaticMarkup } from 'react-dom/server';
import alpaca from '../../art/alpaca.svg?raw';
import { LogoMark } from '../../art/logo-mark.tsx';
import { fitLines, lineHeight, renderLine, shorten, widthOf } from './lettering.server.ts';

export type SocialImage = {
  siteName: string;
  host: string;
  /** A short line above the title. */
  kicker: string;
  title: string;
  /** The pay of a job, below the title. */
  pay?: string | null;
  pose: SocialPose;
};

/** The drawings that fit into the frame; see alpaca.svg. */
export type SocialPose =
  | 'asleep'
  | 'calling'
  | 'choosing'
  | 'counting'
  | 'looking'
  | 'paying'
  | 'reading'
  | 'running'
  | 'searching'
  | 'writing';

const colors: Record<string, string> = {
  page: '#faf7f2',
  ink: '#1e1a17',
  soft: '#5d554e',
  edge: '#8d8377',
  spruce: '#17443a',
  tree: '#17443a',
  apricot: '#ff8f5e',
  sun: '#ffd9c6',
  hill: '#dcebe3',
  'hill-far': '#eaf1ea',
  fleece: '#fffaf2',
  'fleece-shade': '#e9dcc8',
  outline: '#1e1a17',
  hoof: '#1e1a17',
};

const leftPx = 72;
const textWidthPx = 612;
const titleSpace = { sizes: [84, 76, 70, 66, 60, 54, 48, 42], width: textWidthPx, height: 240 };
const paySize = 38;

/** 1,200 by 630, the size that messengers expect. */
export async function drawSocialImage(image: SocialImage): Promise<Buffer> {
  // Imported on demand: sharp is large and rarely needed.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(renderSocialImage(image)))
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

export function renderSocialImage({
  siteName,
  host,
  title,
  pay,
  pose,
  ...image
}: SocialImage): string {
  const kicker = shorten(image.kicker, 'text', 26, textWidthPx - 44);
  const { size, lines } = fitLines(title, 'heading', titleSpace);
  const middle = pay ? 312 : 330;
  const firstLine = middle - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.34;
  const payLine = firstLine + (lines.length - 1) * size * lineHeight + paySize + 26;
  const kickerWidth = widthOf(kicker, 'text', 26) + 44;
  const kickerTop = firstLine - size - 46;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${colors.page}"/>
${inColors(alpaca)}
<svg x="700" y="94" width="500" height="542" viewBox="0 0 480 520" overflow="visible"><use href="#${pose}"/></svg>
<rect y="618" width="1200" height="12" fill="${colors.apricot}"/>
<g color="${colors.spruce}">${logoMark(`x="${leftPx}" y="52" width="52" height="52"`)}</g>
${renderLine(siteName, 'heading', { x: leftPx + 66, y: 92, size: 40, color: colors.ink ?? '' })}
<rect x="${leftPx}" y="${kickerTop - 30}" width="${kickerWidth}" height="46" rx="23" fill="${colors.hill}"/>
${renderLine(kicker, 'text', { x: leftPx + 22, y: kickerTop + 2, size: 26, color: colors.spruce ?? '' })}
${lines
  .map((line, index) =>
    renderLine(line, 'heading', {
      x: leftPx,
      y: firstLine + index * size * lineHeight,
      size,
      color: colors.ink ?? '',
    }),
  )
  .join('')}
${pay ? renderLine(shorten(pay, 'heading', paySize, textWidthPx), 'heading', { x: leftPx, y: payLine, size: paySize, color: colors.spruce ?? '' }) : ''}
${renderLine(host, 'text', { x: leftPx, y: 574, size: 26, color: colors.soft ?? '' })}
</svg>`;
}

/** The site's own drawing with literal colours. */
function inColors(drawing: string): string {
  return drawing.replace(/var\(--color-([a-z-]+)\)/g, (_, name: string) => colors[name] ?? 'none');
}

function logoMark(box: string): string {
  return renderToStaticMarkup(<LogoMark />)
    .replace('<svg ', `<svg ${box} `)
    .replace('class="fill-page"', `fill="${colors.page}"`);
}
