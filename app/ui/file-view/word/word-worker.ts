import mammoth from 'mammoth';

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const { value } = await mammoth.convertToHtml({ arrayBuffer: data });
    self.postMessage(value);
  } catch (error) {
    // A rejection alone would not reach the page.
    reportError(error);
  }
};
