import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../send.ts'
import type { TwoNodes } from '../two-nodes.ts'
import { wordsOfPage } from './page-words.ts'
import { hindiOf, type PublicText, wordsOf } from './public-texts.ts'
import type { Publications } from './publications.ts'
import { isHindi, pick, type Random, without, wordsIn } from './words.ts'

export type PublicPage = { path: string; texts: (now: number) => Promise<PublicText[] | undefined> }

const pauseMilliseconds = 15

/** Reads pages at random until stopped; returns words that were not public yet. */
export function watchPages(
  { nodes, publications, random }: { nodes: TwoNodes; publications: Publications; random: Random },
  pages: readonly PublicPage[],
) {
  const early: string[] = []
  let reads = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const path = `${pick(random, ['', '/hi'])}${pick(random, pages).path}`
      const { status, text } = await ask(nodes.origin(random(2)) + path)
      const now = Date.now()
      if (status === 200) {
        reads++
        for (const one of wordsOfPage(text).keys())
          if (publications.isEarly(one, now)) early.push(`${path}: ${one}`)
      }
      await sleep(pauseMilliseconds)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return { early, reads }
  }
}

export type Comparison = { faults: string[]; inHindi: number; inEnglish: number }

/** Compares a page in both languages on one server with what should be public. It may also name other pages. */
export async function comparePage(
  address: { origin: string; path: string },
  { texts, all }: { texts: PublicText[] | undefined; all: PublicText[] },
  publications: Publications,
): Promise<Comparison> {
  const { origin, path } = address
  const [english, hindi] = await Promise.all([ask(origin + path), ask(`${origin}/hi${path}`)])
  const status = texts ? 200 : 404
  const faults = [english, hindi].flatMap((answer) =>
    answer.status === status ? [] : [`${path}: ${answer.status} ${answer.fault}`],
  )
  if (!texts || faults.length > 0) return { faults, inHindi: 0, inEnglish: 0 }
  const [left, right] = [wordsOfPage(english.text), wordsOfPage(hindi.text)]
  const differ = (shown: Map<string, string>, of: (text: PublicText) => unknown, where: string) => {
    const [more, less] = [
      without(shown.keys(), wordsOf(all.map(of))),
      without(wordsOf(texts.map(of)), shown),
    ]
    if (more.length + less.length > 0) faults.push(`${where} shows ${more} for ${less}`)
  }
  differ(left, (text) => text.english, path)
  differ(right, hindiOf, `/hi${path}`)
  for (const [one, lang] of right) {
    if (lang !== (isHindi(one) ? 'hi' : 'en')) faults.push(`/hi${path}: ${one} is marked ${lang}`)
    const isCurrent =
      !isHindi(one) ||
      all.some((text) => isShown(text, left) && publications.mayShow(one, text.english))
    if (!isCurrent) faults.push(`/hi${path}: ${one} stands for an English text that isn’t public`)
  }
  const inHindi = [...right.keys()].filter(isHindi).length
  return { faults, inHindi, inEnglish: right.size - inHindi }
}

const isShown = ({ english }: PublicText, words: Map<string, string>) =>
  [...wordsIn(english)].every((one) => words.has(one))
