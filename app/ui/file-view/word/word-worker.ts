import mammoth from 'mammoth';
import { repack } from './repack.ts';

/** Elements take memory and time of the page, not of this thread. An ordinary CV has 20,000 characters of HTML. */
const maxHtml = 500_000;
/** A document can show the same picture any number of times, and each is a copy. */
const maxPictures = 20_000_000;
/** SVG is not allowed: its elements can repeat each other and take minutes to draw, while the page does not respond. */
const shownPictures = /^image\/(png|jpeg|jpg|gif|webp|bmp)$/;

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  let pictures = 0;
  const convertImage = mammoth.images.imgElement(async ({ contentType, readAsBase64String }) => {
    if (!shownPictures.test(contentType)) return { src: '' };
    const picture = await readAsBase64String();
    if (pictures + picture.length > maxPictures) return { src: '' };
    pictures += picture.length;
    return { src: `data:${contentType};base64,${picture}` };
  });
  try {
    const arrayBuffer = repack(data);
    const { value } = await mammoth.convertToHtml({ arrayBuffer }, { convertImage });
    if (value.length - pictures > maxHtml) throw new Error('The document is too long');
    self.postMessage(value);
  } catch (error) {
    // The error is reported by hand, because a rejection in a worker does not reach the page.
    reportError(error);
  }
};
