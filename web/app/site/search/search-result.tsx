import { disclosurePath } from 'contract/content/disclosure'
import { sitePages } from 'contract/platform/site-pages'
import type { SearchResult } from 'contract/search/search'
import { type ReactNode, useId } from 'react'
import { documentSummary } from '#app/lib/document-facts'
import { eventWhenHere } from '#app/lib/event-when'
import { formatDate } from '#app/lib/format-date'
import { languageOfPart, textHere } from '#app/lib/languages/page-language'
import { Link } from '#app/ui/link'
import { resolveAddress } from '#app/ui/picture'
import { Pieces } from '#app/ui/pieces'

const look =
  'font-semibold text-accent underline decoration-accent/30 underline-offset-4 hover:decoration-accent'

export function ResultItem({ found }: { found: SearchResult }) {
  const { path, title, passage, document } = found
  const { titleLanguage, passageLanguage } = found
  const name = <Pieces of={title} />
  return (
    <li className="py-4">
      <h3 className="font-sans text-lg wrap-anywhere">
        {document ? (
          <a
            href={resolveAddress(path)}
            hrefLang={document.language}
            lang={languageOfPart(titleLanguage)}
            className={look}
          >
            {name}
          </a>
        ) : (
          <Link to={path} lang={languageOfPart(titleLanguage)} className={look}>
            {name}
          </Link>
        )}
      </h3>
      <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-muted empty:hidden">
        <ResultFacts {...found} />
      </p>
      {passage.length > 0 && (
        <p
          lang={languageOfPart(passageLanguage)}
          className="mt-1 max-w-3xl wrap-anywhere text-ink-soft"
        >
          <Pieces of={passage} />
        </p>
      )}
      {document && <ContainingPages {...document} />}
    </li>
  )
}

/** Items of the disclosure often have the title of a page. */
const isDisclosed = (path: string) => path.startsWith(`${disclosurePath}#`)

function ResultFacts({
  path,
  document,
  category,
  categoryLanguage,
  date,
  times,
  ...found
}: SearchResult) {
  if (document) return <>{documentSummary(document)}</>
  if (isDisclosed(path)) return <>{sitePages.disclosure.title}</>
  return (
    <>
      {found.isExpired && (
        <span className="notice-mark bg-well text-ink-soft">No longer valid</span>
      )}
      {category && (
        <span lang={languageOfPart(categoryLanguage)}>
          <Pieces of={category} />
        </span>
      )}
      {category && date && <span aria-hidden="true">·</span>}
      {date && (
        <time dateTime={date} className={found.eventState && 'line-through'}>
          {times ? eventWhenHere.days(times) : formatDate(date)}
        </time>
      )}
    </>
  )
}

function ContainingPages({ shownOn }: NonNullable<SearchResult['document']>): ReactNode {
  const id = useId()
  if (shownOn.length === 0) return null
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-4 text-base">
      <span id={id} className="text-ink-muted">
        Shown on
      </span>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-4">
        {shownOn.map(({ title, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center text-accent underline decoration-accent/30 underline-offset-4 hover:decoration-accent"
            >
              {title}
              {isDisclosed(path) && ` (${textHere(sitePages.disclosure.title)})`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
