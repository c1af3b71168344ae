import { type MouseEvent, useState } from 'react'
import { island } from '#app/framework/islands/island'
import { isPlainClick } from '#app/lib/is-plain-click'
import { textHere } from '#app/lib/languages/page-language'
import { countId, listId, moreId, resultText } from './event-list-parts'

async function fetchDocument(path: string): Promise<Document> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

/** Adds another page's events to their groups, and appends new groups. */
function addEvents(next: Document): Element[] {
  const list = document.getElementById(listId)
  const groups = [...(next.getElementById(listId)?.children ?? [])]
  return groups.flatMap((group) => {
    const added = [...group.querySelectorAll('li')]
    const name = group.getAttribute('aria-labelledby')
    const present = list?.querySelector(name ? `[aria-labelledby=${name}] ul` : ':scope > ul')
    if (present) {
      present.append(...added)
      present.closest('details')?.setAttribute('open', '')
    } else list?.append(group)
    return added
  })
}

function showCount(shown: number, total: number): void {
  const status = document.getElementById(countId)
  if (status) status.textContent = textHere(resultText(shown, total))
}

type Props = { href: string; shown: number; total: number }

/** Without scripts the link leads to the next page. */
function MoreEvents({ href, shown, total }: Props) {
  const [next, setNext] = useState<string | undefined>(href)
  const [count, setCount] = useState(shown)
  const [state, setState] = useState<'busy' | 'failed'>()
  if (!next) return null

  const grow = async ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    setState('busy')
    try {
      const page = await fetchDocument(link.getAttribute('href') ?? next)
      const added = addEvents(page)
      showCount(count + added.length, total)
      if (link === document.activeElement) added[0]?.querySelector('a')?.focus()
      setCount(count + added.length)
      setNext(page.getElementById(moreId)?.getAttribute('href') ?? undefined)
      setState(undefined)
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <a
        id={moreId}
        href={next}
        data-deferred
        className="button-primary"
        aria-disabled={state === 'busy'}
        onClick={(click) => {
          if (!isPlainClick(click)) return
          click.preventDefault()
          if (state !== 'busy') void grow(click)
        }}
      >
        {state === 'busy' ? 'Loading amazing events...' : 'Show more events'}
      </a>
      {state === 'failed' && (
        <p role="alert" className="basis-full text-center font-semibold text-danger-700">
          Failed to load events
        </p>
      )}
    </>
  )
}

export default island(MoreEvents, { hydrate: 'interaction' })
