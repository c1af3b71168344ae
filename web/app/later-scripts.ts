/**
 * Runs in the page. Starts the scripts when all that is to be seen is painted, or the visitor wants something, and
 * file by file, so that a slow phone stays responsive. What is
 * pressed or sent before the page has been taken over is held, and done then: nothing is lost, and no form is sent
 * by the browser itself, with its fields in the address.
 */
const starter = `(() => {
  const held = new Map();
  let isStarted = false;
  const arrived = () => document.documentElement.classList.remove('arriving');
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    arrived();
    const entry = document.querySelector('script[type=later]').textContent;
    const links = [...document.querySelectorAll('link[rel=later]')];
    for (const [place, link] of links.entries()) {
      link.rel = 'modulepreload';
      if (place % 4 === 3) await pause();
    }
    for (const { href } of links) {
      if (entry.includes('import("' + new URL(href).pathname)) continue;
      await import(href).catch(() => {});
      await pause();
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = entry;
    document.body.append(script);
  };
  const startWhenPainted = async () => {
    setTimeout(start, 2000);
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    );
    const first = [...document.querySelectorAll('img[fetchpriority=high]')];
    await Promise.allSettled(first.map((picture) => picture.decode()));
    arrived();
    requestAnimationFrame(() => setTimeout(start, 50));
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
  addEventListener('load', startWhenPainted);
  addEventListener('keydown', start, { once: true });
  addEventListener('pointerdown', start, { once: true });
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('taken-over', release, { once: true });
})()`

/** While a page arrives, its style sheet keeps pictures back that are not among the first to be seen. */
const arriving = "document.documentElement.classList.add('arriving')"

const preload = /<link rel="modulepreload"/g
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * Lets the pictures and fonts of a finished document come before its scripts: on a slow line they would share it.
 * The document is React Router's; should it be written otherwise one day, it stays as it is.
 */
export function startScriptsLater(html: string): string {
  if (!entry.test(html)) return html
  return html
    .replace('<head>', `<head><script>${arriving}</script>`)
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
