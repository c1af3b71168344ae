import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { languages } from 'college/languages'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
/** What nearly all texts are made of: ASCII and `unicode-range` in `app/fonts.css`. A text with more fetches the whole font. */
const characters = `${span(0x20, 0x7e).join('')}\u00a0©°·×é–—‘’“”•…‹›`

/** The `unicode-range` of Hindi in `app/fonts.css`, without the Vedic signs that the package adds. */
const devanagari = [...span(0x900, 0x97f), ...span(0x200c, 0x200d), '\u25cc'].join('')

const require = createRequire(import.meta.url)

type Font = { source: string; characters?: string; weights?: { min: number; max: number } }

const regular = require.resolve(
  '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
)
const semibold = require.resolve(
  '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2',
)

const fonts: Record<string, Font> = {
  'fraunces.woff2': {
    source: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    weights: { min: 400, max: 600 },
  },
  'source-sans-3.woff2': {
    source: require.resolve(
      '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    ),
    weights: { min: 400, max: 700 },
  },
  'noto-sans-devanagari-400.woff2': { source: regular, characters: devanagari },
  'noto-sans-devanagari-600.woff2': { source: semibold, characters: devanagari },
  // For devices without letters of the languages that a page can be read in.
  'language-names.woff2': {
    source: semibold,
    characters: languages.map(({ name }) => name).join(''),
  },
}

/** `virtual:fonts/….woff2`: the characters and weights that pages need at once, 38 kB instead of 65, or 84 instead of 104 for Hindi. */
export function subsetFonts(): Plugin {
  const sum = createHash('sha256').update(JSON.stringify([characters, fonts]))
  for (const { source } of Object.values(fonts)) sum.update(readFileSync(source))
  const folder = join(
    import.meta.dirname,
    'node_modules/.cache/fonts',
    sum.digest('hex').slice(0, 8),
  )
  return {
    name: 'subset-fonts',
    async config() {
      mkdirSync(folder, { recursive: true })
      for (const [name, { source, weights, characters: ofFont = characters }] of Object.entries(
        fonts,
      )) {
        const file = join(folder, name)
        if (existsSync(file)) continue
        const font = await subsetFont(readFileSync(source), ofFont, {
          targetFormat: 'woff2',
          ...(weights && { variationAxes: { wght: weights } }),
        })
        writeFileSync(file, font)
      }
      // Style sheets can't use the first: Tailwind takes it for a relative path.
      return { resolve: { alias: { 'virtual:fonts': folder, '@subset-fonts': folder } } }
    },
  }
}
