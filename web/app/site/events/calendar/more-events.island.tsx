import { useEffect, useEffectEvent, useState } from 'react'
import { island } from '#app/framework/islands/island'
import { isPlainClick } from '#app/lib/is-plain-click'
import { textHere } from '#app/lib/languages/page-language'
import { countId, listId, moreId, resultText } from './event-list-parts'

async function fetchDocument(path: string): Promise<Document> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

const cards = () => [...document.querySelectorAll(`#${listId} li`)]
const linkIn = (card: Element) => card.querySelector('a')?.getAttribute('href')

/** Adds another page's events to their groups, and appends new groups. */
function addEvents(next: Document): Element[] {
  const list = document.getElementById(listId)
  const links = new Set(cards().map(linkIn))
  const groups = [...(next.getElementById(listId)?.children ?? [])]
  return groups.flatMap((group) => {
    // A new event moves others to the next page.
    for (const card of group.querySelectorAll('li')) if (links.has(linkIn(card))) card.remove()
    const added = [...group.querySelectorAll('li')]
    if (added.length === 0) return []
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

const historyKey = 'moreEvents'

/** In the entry of the session history: how many pages were added, and the first card on the screen when a link was followed. */
type Remembered = { pages: number; card?: number; top?: number }

const remembered = (): Remembered => history.state?.[historyKey] ?? { pages: 0 }

const remember = (change: Partial<Remembered>) =>
  history.replaceState({ ...history.state, [historyKey]: { ...remembered(), ...change } }, '')

function rememberCard({ target }: Event): void {
  const isLink = target instanceof Element && target.closest('a[href]')
  if (!isLink || remembered().pages === 0) return
  const card = cards().findIndex((one) => one.getBoundingClientRect().bottom > 0)
  remember({ card, top: cards()[card]?.getBoundingClientRect().top ?? 0 })
}

/** By a card, because the heights of those that were never seen are estimates. */
function returnToCard({ card = -1, top = 0 }: Remembered): void {
  const rendered = cards()[card]
  if (rendered) scrollBy({ top: rendered.getBoundingClientRect().top - top, behavior: 'instant' })
}

type List = { next: string | undefined; count: number }

async function addPage({ next = '', count }: List, total: number) {
  const page = await fetchDocument(next)
  const added = addEvents(page)
  const list: List = {
    next: page.getElementById(moreId)?.getAttribute('href') ?? undefined,
    count: count + added.length,
  }
  showCount(list.count, total)
  return { list, added }
}

type Props = { href: string; shown: number; total: number }

function useGrowingList({ href, shown, total }: Props) {
  const [list, setList] = useState<List>({ next: href, count: shown })
  const [state, setState] = useState<'busy' | 'failed'>()

  const attempt = async (add: () => Promise<void>) => {
    setState('busy')
    try {
      await add()
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  const grow = (link: HTMLElement) =>
    attempt(async () => {
      const { list: longer, added } = await addPage(list, total)
      if (link === document.activeElement) added[0]?.querySelector('a')?.focus()
      remember({ pages: remembered().pages + 1 })
      setList(longer)
    })
  /** After Back, unless the browser has the page as it was. */
  const restore = useEffectEvent((before: Remembered) =>
    attempt(async () => {
      // Not by the position: the browser moves it while cards are added above.
      let isScrolling = false
      for (const type of ['wheel', 'touchmove', 'keydown'])
        addEventListener(type, () => (isScrolling = true), { once: true, passive: true })
      let longer = list
      for (let page = 0; page < before.pages && longer.next; page++) {
        longer = (await addPage(longer, total)).list
        setList(longer)
      }
      if (!isScrolling) returnToCard(before)
    }),
  )
  useEffect(() => {
    if (remembered().pages > 0) void restore(remembered())
    addEventListener('click', rememberCard, true)
    return () => removeEventListener('click', rememberCard, true)
  }, [])
  return { ...list, state, grow }
}

/** Without scripts the link leads to the next page. */
function MoreEvents(props: Props) {
  const { next, state, grow } = useGrowingList(props)
  if (!next) return null
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
          if (state !== 'busy') void grow(click.currentTarget)
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

export default island(MoreEvents, { hydrate: 'interaction', remembered: historyKey })
