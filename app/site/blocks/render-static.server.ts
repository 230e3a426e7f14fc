import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a part without state in a loader; the page shows it with `StaticHtml`. */
export const renderStatic = (part: ReactElement) => renderToStaticMarkup(part);
