/**
 * Runs in the page. Starts the scripts when all that is to be seen is painted, or the visitor wants something. What is
 * pressed or sent before the page has been taken over is held, and done then: nothing is lost, and no form is sent
 * by the browser itself, with its fields in the address.
 */
const starter = `(() => {
  const held = new Map();
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type=later]').textContent;
    document.body.append(script);
  };
  const hold = (event) => {
    start();
    const target = event.type === 'submit' ? event.target : event.target.closest?.('button');
    if (!target) return;
    event.preventDefault();
    held.set(target, event.type);
  };
  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    for (const [target, type] of held) type === 'submit' ? target.requestSubmit() : target.click();
  };
  const startWhenPainted = async () => {
    setTimeout(start, 1000);
    const first = [...document.querySelectorAll('img[fetchpriority=high]')];
    await Promise.allSettled(first.map((picture) => picture.decode()));
    requestAnimationFrame(() => setTimeout(start));
  };
  addEventListener('load', startWhenPainted);
  addEventListener('keydown', start, { once: true });
  addEventListener('pointerdown', start, { once: true });
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('taken-over', release, { once: true });
})()`

const preload = /<link rel="modulepreload"/g
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * Lets the pictures and fonts of a finished document come before its scripts: on a slow line they would share it.
 * The document is React Router's; should it be written otherwise one day, it stays as it is.
 */
export function startScriptsLater(html: string): string {
  if (!entry.test(html)) return html
  return html
    .replace(preload, '<link rel="later"')
    .replace(
      entry,
      (_, code: string) => `<script type="later">${code}</script><script>${starter}</script>`,
    )
}

/** Tells the page that React has taken it over. */
export function announceTakeOver(): void {
  window.dispatchEvent(new Event('taken-over'))
}
