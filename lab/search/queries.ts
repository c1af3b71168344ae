import type { Random, Texts } from './texts.ts'

/** A query and its kind. */
export type Asked = { sort: string; typed: string }

/** Swaps two letters. */
const mistyped = (word: string) =>
  word.length < 4 ? word : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`

const perSort = 25

/** Two hundred searches: frequent and rare words, prefixes, typos, and several words, in both languages. */
export function makeQueries({ known: { english, hindi } }: Texts, random: Random): Asked[] {
  const among = (words: readonly string[], from: number, to: number) =>
    words[from + Math.floor(random() * (to - from))] ?? ''
  const sorts: Record<string, () => string> = {
    'a usual word': () => among(english, 0, 40),
    'a usual word of Hindi': () => among(hindi, 0, 25),
    'a rare word': () => among(english, 2_000, 6_000),
    'one letter': () => among('abcdefghijklmnopqrstuvwxyz'.split(''), 0, 26),
    'a beginning': () => among(english, 0, 400).slice(0, 2),
    'two words': () => `${among(english, 0, 300)} ${among(english, 0, 3_000)}`,
    'a usual word and a beginning': () =>
      `${among(english, 0, 20)} ${among(english, 0, 300).slice(0, 3)}`,
    'a typing fault': () => mistyped(among(english, 100, 3_000)),
  }
  return Object.entries(sorts).flatMap(([sort, make]) =>
    Array.from({ length: perSort }, () => ({ sort, typed: make() })),
  )
}
