import { names, readPage } from '../read-page.js';

const { head } = readPage(names[0]);

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>{head}</head>
      <body>{children}</body>
    </html>
  );
}
