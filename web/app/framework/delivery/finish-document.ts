/**
 * Writes into a document what React does not draw: style sheets, scripts, and the answers that it was drawn from. React
 * skips it when it takes the page over. Pictures and fonts come before scripts: on a slow line they would share it. Why:
 * decision 011.
 *
 * Figure: 1.8 s instead of 3.9 s to the largest paint of /events, 1.6 s instead of 2.4 s on a page without a picture.
 * Seen: 21 November 2026, `npm run bench:pages`.
 * To switch it off: write each script as `<script type="module" src>`, and neither `arriving` nor the starter.
 */
import clientFiles from 'virtual:client-files'
import type { PageEntry } from '#app/framework/addresses/paths'
import starter from './bootstrap-script?script'
import { type Delivered, writeDelivered } from './delivered'
import hideDismissed from './hide-dismissed?script'
import scrollBack from './scroll-back?script'
import watchTranslation from './watch-translation?script'
import welcome from './welcome?script'

/** While a page loads, its style sheet holds back pictures below the fold. */
const arriving = "document.documentElement.classList.add('arriving')"

type Frame = PageEntry['frame']

const inline = (script: string) => `<script>${script}</script>`
const sheet = (href: string) => `<link rel="stylesheet" href="${href}"/>`
const later = (href: string) => `<link rel="later" href="${href}"/>`
const devSheets: Record<Frame, string> = {
  site: sheet('/app/app.css'),
  panel: sheet('/app/panel/panel.css'),
}
const entryOf = (frame: Frame) => `app/framework/entries/entry.${frame}.tsx`

function filesOf(frame: Frame, page: PageEntry | undefined, files: typeof clientFiles) {
  const parts = [entryOf(frame), page && `app/routes/${page.id}.tsx`].flatMap(
    (source) => files[source ?? ''] ?? [],
  )
  const entry = files[entryOf(frame)]?.scripts.at(-1)
  const scripts = parts.flatMap((part) => part.scripts).filter((script) => script !== entry)
  return {
    styles: [...new Set(parts.flatMap((part) => part.styles))],
    scripts: [...new Set([...scripts, ...(entry ? [entry] : [])])],
  }
}

const insert = (html: string, at: number, text: string) => html.slice(0, at) + text + html.slice(at)

function write(html: string, { head, body }: { head: string; body: string }): string {
  return insert(insert(html, html.lastIndexOf('</body>'), body), html.indexOf('</head>'), head)
}

function hideAtOnce(html: string): string {
  const alerts = html.indexOf('data-alerts="true"')
  if (alerts < 0) return html
  const end = '</aside>'
  return insert(html, html.indexOf(end, alerts) + end.length, inline(hideDismissed))
}

/** Static documents get no data. */
export function finishDocument(
  html: string,
  { page, delivered }: { page: PageEntry | undefined; delivered: Delivered | undefined },
  files = clientFiles,
): string {
  const frame = page?.frame ?? 'site'
  if (import.meta.env.DEV) {
    const scripts = ['@vite/client', entryOf(frame)].map(
      (source) => `<script type="module" src="/${source}"></script>`,
    )
    const body = delivered
      ? writeDelivered(delivered) + inline(watchTranslation) + scripts.join('')
      : ''
    return write(html, { head: devSheets[frame], body })
  }
  const { styles, scripts } = filesOf(frame, page, files)
  const sheets = styles.map(sheet).join('')
  if (!delivered) return write(html, { head: sheets, body: '' })
  const [atFirst, scrolling] = frame === 'site' ? [inline(welcome), inline(scrollBack)] : ['', '']
  return write(hideAtOnce(html).replace('<head>', `<head>${inline(arriving)}${atFirst}`), {
    head: sheets + scripts.map(later).join(''),
    body: writeDelivered(delivered) + scrolling + inline(watchTranslation) + inline(starter),
  })
}
