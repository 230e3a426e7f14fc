// Lists open jobs on another website: <script async src="https://…/embed/jobs.js" data-lang="en"></script>
// The list is in a shadow root, so the styles of that site do not change it and it changes nothing there.
// It sets no cookies, stores nothing and sends no credentials.
(() => {
  const script = document.currentScript;
  const { client, lang, source } = script.dataset;
  const endpoint = new URL('/embed/jobs.json', script.src);
  if (client) endpoint.searchParams.set('client', client);
  endpoint.searchParams.set('lang', lang === 'sv' ? 'sv' : 'en');

  // Only typeface, size and colour of the text come from the site.
  const style = `
    :host {
      all: initial !important;
      display: block !important;
      color: inherit !important;
      font-family: inherit !important;
      font-size: inherit !important;
      line-height: 1.5 !important;
    }
    ul { list-style: none; margin: 0; padding: 0; }
    li { border-top: 1px solid; border-color: color-mix(in srgb, currentColor 25%, transparent); }
    a { display: block; padding: 0.9em 0.25em; color: inherit; text-decoration: none; }
    strong { display: block; font-size: 1.1em; text-decoration: underline; text-underline-offset: 0.2em; }
    a:hover strong, a:focus-visible strong { text-decoration-thickness: 0.15em; }
    a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    p { margin: 0; padding: 0.9em 0.25em; }
  `;

  const create = (tag, text) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    return element;
  };

  const createItem = ({ title, url, facts }) => {
    const target = new URL(url);
    if (source) target.searchParams.set('utm_source', source);
    const link = create('a');
    link.href = target.href;
    link.target = '_blank';
    link.rel = 'noopener';
    link.append(create('strong', title), create('span', facts.join(' · ')));
    const item = create('li');
    item.append(link);
    return item;
  };

  const show = ({ lang: language, label, empty, jobs }) => {
    const host = create('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const list = create('ul');
    list.lang = language;
    // Safari does not treat a list without bullets as a list.
    list.setAttribute('role', 'list');
    list.setAttribute('aria-label', label);
    list.append(...jobs.map(createItem));
    const note = create('p', empty);
    note.lang = language;
    root.append(jobs.length > 0 ? list : note);
    script.after(host);
  };

  fetch(endpoint, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
    .then(show)
    .catch((error) => console.warn('The job list could not be loaded:', error));
})();
