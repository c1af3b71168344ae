import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

/** WOFF, because the PDF library cannot subset WOFF 2. */
const files = {
  latin: require.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff'),
  latinBold: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  latinExt: require.resolve('@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff'),
  latinExtBold: require.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
  devanagari: require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  ),
  devanagariBold: require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff',
  ),
} as const
export type FontName = keyof typeof files

type Script = 'latin' | 'latinExt' | 'devanagari'
export type Weight = 'regular' | 'bold'

export const fontOf = (script: Script, weight: Weight): FontName =>
  weight === 'bold' ? `${script}Bold` : script

export async function readFonts(): Promise<[FontName, Buffer][]> {
  const names = Object.keys(files) as FontName[] // the table has exactly these keys
  return Promise.all(
    names.map(
      async (name): Promise<[FontName, Buffer]> => [name, unpackWoff(await readFile(files[name]))],
    ),
  )
}

const has: Record<Script, RegExp> = {
  latin:
    /[\u{20}-\u{7e}\u{a0}-\u{ff}\u{131}\u{152}-\u{153}\u{2bb}-\u{2bc}\u{2c6}\u{2da}\u{2dc}\u{2013}-\u{2014}\u{2018}-\u{201a}\u{201c}-\u{201e}\u{2022}\u{2026}\u{20ac}]/u,
  latinExt: /[\u{100}-\u{17f}\u{1e80}-\u{1e85}\u{1ef2}-\u{1ef3}\u{218}-\u{21b}]/u,
  devanagari: /[\u{900}-\u{97f}\u{200c}-\u{200d}\u{20b9}]/u,
}

const scriptOf = (letter: string, before: Script | undefined): Script | undefined => {
  if (before && has[before].test(letter)) return before
  if (has.latin.test(letter)) return 'latin'
  if (has.devanagari.test(letter)) return 'devanagari'
  return has.latinExt.test(letter) ? 'latinExt' : undefined
}

export type Run = { script: Script; text: string }

/** Splits a text by script. Characters without a font are dropped; `unknownLetters` reports them beforehand. */
export function fontRunsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const script = scriptOf(letter, last?.script)
    if (!script) continue
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}

export const unknownLetters = (text: string): string[] => [
  ...new Set([...text.normalize('NFC')].filter((letter) => !scriptOf(letter, undefined))),
]
