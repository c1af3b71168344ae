import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { languages } from 'college/languages'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What nearly all texts are made of: ASCII and `unicode-range` in `app/fonts.css`. A text with more fetches the whole font. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
const characters = `${ascii.join('')}\u00a0©°·×é–—‘’“”•…‹›`

const require = createRequire(import.meta.url)

type Font = { source: string; characters?: string; weights?: { min: number; max: number } }
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
  // For devices without letters of the languages that a page can be read in.
  'language-names.woff2': {
    source: require.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2',
    ),
    characters: languages.map(({ name }) => name).join(''),
  },
}

/** `virtual:fonts/….woff2`: the characters and weights that pages need at once, 38 kB instead of 65. */
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
