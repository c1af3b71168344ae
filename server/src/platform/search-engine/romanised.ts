import { distance } from '../runtime/distance.ts'

/** Aspirates too: people leave the h out. */
const consonants = new Map(
  [
    'क k|ख k|ग g|घ g|ङ n|च c|छ c|ज j|झ j|ञ n|ट t|ठ t|ड d|ढ d|ण n|त t|थ t|द d|ध d|न n|ं n',
    'प p|फ f|ब b|भ b|म m|य y|र r|ल l|ळ l|व v|श s|ष s|स s|ह h',
  ]
    .flatMap((line) => line.split('|'))
    .map((pair) => [pair.charAt(0), pair.charAt(2)]),
)
const vowels = new Map(
  'अa आa इi ईi उu ऊu ऋri एe ऐe ओo औo िi ीi ुu ूu ृri ेe ैe ोo ौo'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** In this order: what people write in several ways becomes one. */
const replacements = [
  [/[gd]ny|jn(?=aa?n)/g, 'gy'],
  [/ksh|x/g, 'ks'],
  [/ch+/g, 'C'],
  [/ph/g, 'f'],
  [/(?<=[bdgjkst])h/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[bpv])/g, 'n'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ai/g, 'e'],
  [/au/g, 'o'],
] as const

const isHindi = /^[\u0900-\u097f]+$/
/** Not one letter alone: `zzzz` would sound like any word with its consonant. */
const isLatin = /^(?!(.)\1*$)[a-z]{3,}$/

const single = (letters: string) => letters.replace(/(.)\1+/g, '$1')
const withoutA = (letters: string) => single(letters.replace(/(?!^)a/g, ''))
/** The consonants, and a vowel at the beginning. */
const skeletonOf = (letters: string) =>
  single(letters.replace(/^[aeiou]/, 'a').replace(/(?!^)[aeiou]/g, ''))

const lettersOfHindi = (word: string) =>
  [...word.replaceAll('ज्ञ', 'ग्य')]
    .map((letter) => consonants.get(letter) ?? vowels.get(letter) ?? '')
    .join('')

/** Words in Devanagari by how they sound. */
export type Sounds = Map<string, Set<string>>

export function addSound(sounds: Sounds, word: string): void {
  if (!isHindi.test(word)) return
  const skeleton = skeletonOf(lettersOfHindi(word))
  sounds.set(skeleton, (sounds.get(skeleton) ?? new Set()).add(word))
}

export function removeSound(sounds: Sounds, word: string): void {
  sounds.get(skeletonOf(lettersOfHindi(word)))?.delete(word)
}

const leastForOne = 3
const leastForTwo = 4
const differencesIn = ({ length }: string) =>
  length >= leastForTwo ? 2 : length >= leastForOne ? 1 : 0

/** `छात्रवृत्ति` for `chatravriti`: those whose vowels differ least. Empty for words that aren't in Latin letters. */
export function hindiFor(sounds: Sounds, word: string): string[] {
  if (!isLatin.test(word)) return []
  const letters = replacements.reduce((text, [from, to]) => text.replace(from, to), word)
  const skeleton = skeletonOf(letters)
  const maxDifferences = differencesIn(skeleton)
  const near = [...(sounds.get(skeleton) ?? [])].map((hindi) => ({
    hindi,
    differences: distance(withoutA(letters), withoutA(lettersOfHindi(hindi)), maxDifferences),
  }))
  const least = Math.min(maxDifferences, ...near.map(({ differences }) => differences))
  return near.filter(({ differences }) => differences === least).map(({ hindi }) => hindi)
}
