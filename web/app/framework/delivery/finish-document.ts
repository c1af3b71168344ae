/**
 * Writes into a document what React does not render: style sheets and scripts. On most pages only the islands are
 * hydrated; in the panel and where `isHydrated` is set, React hydrates the whole document from the answers that it was
 * rendered from. Why: decision 011.
 */
import clientFiles from 'virtual:client-files'
import type { PageEntry } from '#app/framework/addresses/paths'
import brokenPictures from '../islands/broken-pictures?script'
import loader from '../islands/loader?script'
import menus from '../islands/menus?script'
import starter from './bootstrap-script?script'
import { type Delivered, writeDelivered } from './delivered'
import hideDismissed from './hide-dismissed?script'
import { partScripts } from './part-scripts'
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
const entryOf = (frame: Frame | 'islands') => `app/framework/entries/entry.${frame}.tsx`

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

function loaderOf(islands: readonly string[], files: typeof clientFiles): string {
  const sources = [entryOf('islands'), ...islands.map((source) => `app/${source}`)]
  const scripts = new Set(sources.flatMap((source) => files[source]?.scripts ?? []))
  const entry = import.meta.env.DEV
    ? `/${entryOf('islands')}`
    : files[entryOf('islands')]?.scripts.at(-1)
  return `<script data-entry="${entry}" data-files="${[...scripts].join(' ')}">${loader}</script>`
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

const atStart = (html: string, scripts: string) => html.replace('<head>', `<head>${scripts}`)

type Finish = {
  page: PageEntry | undefined
  /** Static documents get no data. */
  delivered: Delivered | undefined
  /** Files of the islands in this document. */
  islands: readonly string[]
}

export function finishDocument(
  html: string,
  { page, delivered, islands }: Finish,
  files = clientFiles,
): string {
  const frame = page?.frame ?? 'site'
  const isHydrated = frame === 'panel' || page?.isHydrated === true
  const { styles, scripts } = filesOf(frame, page, files)
  const isDev = import.meta.env.DEV
  const sheets = isDev ? devSheets[frame] : styles.map(sheet).join('')
  const devScripts = isDev ? ['@vite/client', ...(isHydrated ? [entryOf(frame)] : [])] : []
  const modules = devScripts.map((source) => `<script type="module" src="/${source}"></script>`)
  const shared = (frame === 'site' ? inline(menus) : '') + inline(watchTranslation)
  if (!delivered) return write(html, { head: sheets, body: '' })
  const first = inline(brokenPictures) + (frame === 'site' ? inline(welcome) : '')
  const greeted = atStart(hideAtOnce(html), first)
  if (!isHydrated)
    return write(greeted, {
      head: sheets,
      body:
        shared +
        partScripts(html).map(inline).join('') +
        loaderOf(islands, files) +
        modules.join(''),
    })
  const data = writeDelivered(delivered) + shared
  if (isDev) return write(greeted, { head: sheets, body: data + modules.join('') })
  return write(atStart(greeted, inline(arriving)), {
    head: sheets + scripts.map(later).join(''),
    body: data + inline(starter),
  })
}
