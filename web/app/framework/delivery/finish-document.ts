/**
 * Adds what React doesn't render: style sheets and scripts. On the site only islands hydrate; the
 * panel hydrates as a whole, from the responses it was rendered with. See decision 095.
 */
import clientFiles from 'virtual:client-files'
import siteScript from 'virtual:site-script'
import type { LanguageCode } from 'college/languages'
import { offeredTranslations } from '#app/framework/addresses/language-prefix'
import type { PageEntry } from '#app/framework/addresses/paths'
import type { PageLanguage } from '#app/lib/languages/page-language'
import brokenPictures from '../islands/broken-pictures?script'
import starter from './bootstrap-script?script'
import { type Delivered, writeDelivered } from './delivered'
import hideDismissed from './hide-dismissed?script'
import openInLanguage from './open-in-language?script'
import { speculationRules } from './speculation-rules'
import watchTranslation from './watch-translation?script'
import welcome from './welcome?script'

type Frame = PageEntry['frame']

const inline = (script: string) => `<script>${script}</script>`
const sheet = (href: string) => `<link rel="stylesheet" href="${href}"/>`
const later = (href: string) => `<link rel="later" href="${href}"/>`
const devSheets: Record<Frame, string> = {
  site: sheet('/app/app.css'),
  panel: sheet('/app/panel/panel.css'),
}
const entries: Record<Frame, string> = {
  site: 'app/framework/entries/entry.islands.ts',
  panel: 'app/framework/entries/entry.panel.tsx',
}

/** They hydrate islands, in the language of their page. */
const islandEntries: Record<LanguageCode, string> = {
  en: entries.site,
  hi: 'app/framework/entries/entry.hindi.ts',
}

const panelLanguages: Partial<Record<LanguageCode, string>> = {
  hi: 'app/panel/hindi/panel-in-hindi.ts',
}

/** In execution order: dependencies first, the entry last. */
function panelScripts(
  page: PageEntry | undefined,
  language: PageLanguage | undefined,
  files: typeof clientFiles,
): string[] {
  const entry = files[entries.panel]
  const last = entry?.scripts.at(-1)
  const others = [`app/routes/${page?.id}.tsx`, panelLanguages[language?.code ?? 'en']]
  const before = [
    ...(entry?.scripts ?? []),
    ...others.flatMap((source) => (source && files[source]?.scripts) ?? []),
  ]
  return [...new Set(before.filter((script) => script !== last)), ...(last ? [last] : [])]
}

/** Only in English, which addresses without a language are in. */
const languageOfPanel = (language: PageLanguage | undefined) =>
  language || offeredTranslations.length === 0
    ? ''
    : `<script data-offered="${offeredTranslations.map(({ code }) => code).join(' ')}">${openInLanguage}</script>`

/** The few that `islands/loader.ts` and `islands/motion.ts` write. */
const textsOfScript = ({ translate }: PageLanguage) =>
  Object.entries({
    error: 'This part of the page could not be loaded. Check the connection, then try again.',
    again: 'Try Again',
    play: 'Play',
    pause: 'Pause',
  })
    .map(([name, text]) => ` data-${name}="${translate(text)}"`)
    .join('')

/** Held back until it runs, a page answers from its first paint on. Where browsers can't, links and forms still work. */
function siteScriptOf(
  islands: readonly string[],
  language: PageLanguage | undefined,
  styles: readonly string[],
  files: typeof clientFiles,
): string {
  const source = islandEntries[language?.code ?? 'en']
  const shared = files[source]?.scripts ?? []
  const filesOf = (source: string) => files[`app/${source}`]
  const needed = new Set(
    islands.flatMap((source) => [
      ...(filesOf(source)?.scripts ?? []),
      ...(filesOf(source)?.later ?? []),
      ...((language && filesOf(`${source}?${language.code}`)?.scripts) ?? []),
    ]),
  )
  const present = [...shared, ...styles]
  const own = [...needed].filter((file) => !present.includes(file)).join(' ')
  const entry = import.meta.env.DEV ? `/${source}` : shared.at(-1)
  return `<script defer blocking="render" src="${siteScript}" data-entry="${entry}" data-shared="${shared.join(' ')}" data-own="${own}"${language ? textsOfScript(language) : ''}></script>`
}

const startOfHead = '<head>'
const endOfHead = '</head>'
const endOfBody = '</body>'

type Parts = { first?: string; head: string; body: string }

/** At the beginning and the end of the head, and at the end of the body. */
function write(html: string, { first = '', head, body }: Parts): string {
  const [start, end] = [html.indexOf(startOfHead) + startOfHead.length, html.indexOf(endOfHead)]
  const last = html.lastIndexOf(endOfBody)
  return ['<!DOCTYPE html>', html.slice(0, start), first, html.slice(start, end)]
    .concat(head, html.slice(end, last), body, html.slice(last))
    .join('')
}

function hideAtOnce(html: string): string {
  const alerts = html.indexOf('data-alerts="true"')
  if (alerts < 0) return html
  const end = '</aside>'
  const at = html.indexOf(end, alerts) + end.length
  return html.slice(0, at) + inline(hideDismissed) + html.slice(at)
}

type Finish = {
  page: PageEntry | undefined
  /** Static documents get no data. */
  delivered: Delivered | undefined
  language?: PageLanguage | undefined
  /** Files of the islands in this document. */
  islands: readonly string[]
}

export function finishDocument(
  html: string,
  { page, delivered, islands, language }: Finish,
  files = clientFiles,
): string {
  const frame = page?.frame ?? 'site'
  const isDev = import.meta.env.DEV
  const modules = isDev ? ['@vite/client', ...(frame === 'panel' ? [entries.panel] : [])] : []
  const devScripts = modules.map((source) => `<script type="module" src="/${source}"></script>`)
  const styles = [entries[frame], `app/routes/${page?.id}.tsx`].flatMap(
    (source) => files[source]?.styles ?? [],
  )
  const sheets = isDev ? devSheets[frame] : [...new Set(styles)].map(sheet).join('')
  if (!delivered) return write(html, { head: sheets, body: '' })
  const first = inline(brokenPictures)
  if (frame === 'panel')
    return write(html, {
      first: languageOfPanel(language) + first,
      head: sheets + (isDev ? '' : panelScripts(page, language, files).map(later).join('')),
      body:
        writeDelivered(delivered) +
        inline(watchTranslation) +
        (isDev ? devScripts.join('') : inline(starter)),
    })
  return write(hideAtOnce(html), {
    first: first + inline(welcome),
    head: sheets + siteScriptOf(islands, language, styles, files),
    body: `<script type="speculationrules">${speculationRules(language?.code ?? 'en')}</script>${devScripts.join('')}`,
  })
}
