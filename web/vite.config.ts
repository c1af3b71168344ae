import tailwindcss from '@tailwindcss/vite'
import { colours } from 'college/colours'
import { defineConfig, type Rolldown } from 'vite'
import { imagetools, type TransformFactory } from 'vite-imagetools'
import { clientFiles } from './client-files.config.ts'
import { clientOnlyPanel } from './client-only-panel.config.ts'
import { iconSheet } from './icon-sheet.config.ts'
import { inlineScript } from './inline-script.config.ts'
import { islandTexts, wordsOfIslands } from './island-texts.config.ts'
import { formLibrary, leadsTo, queryLibrary, schemaLibrary } from './leads-to.config.ts'
import { servedAssets } from './served-assets.config.ts'
import { slimContract } from './slim-contract.config.ts'
import { subsetFonts } from './subset-fonts.config.ts'

/** Photos, and drawings imported as pictures. */
const encodable = /^[^?]+\.(avif|jpg|png|webp)(\?.*)?$|^[^?]+\.svg\?.*format=/

/** `?ground=brand&margin=76`: background colour and margin in pixels, for icons that phones crop. */
const onGround: TransformFactory<{ ground: keyof typeof colours; margin: string }> = ({
  ground,
  margin = '0',
}) => {
  if (!ground) return undefined
  const background = colours[ground]
  const side = Number(margin)
  return (_, image) =>
    image
      .flatten({ background })
      .extend({ top: side, right: side, bottom: side, left: side, background })
}

const onEveryPage =
  /\/framework\/entries\/entry\.islands|\/site\/shell\/header-search\.island\.tsx$/
/** The contract's declarations import these; what a browser reads of them on every page doesn't. */
const onlyInForms = /\/contract\/src\/platform\/(pictures|plain-digits|visible-text)\.ts/
const ownModules = /\/web\/app\/|\/contract\/src\//

const using = (library: RegExp) => (id: string, context: Rolldown.ChunkingContext) =>
  leadsTo(library, id, 'importedIds', context)
const usesForms = using(formLibrary)
const usesQueries = using(queryLibrary)
const usesSchemas = using(schemaLibrary)
const usesNoLibrary = (id: string, context: Rolldown.ChunkingContext) =>
  ![usesForms, usesQueries, usesSchemas].some((uses) => uses(id, context))

/**
 * Few files, because small ones compress worse and each has its headers. A group takes along whatever its modules import, so
 * modules without a library come first: an island without forms or queries doesn't load these libraries.
 */
const islandGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  {
    name: (id, context) => (leadsTo(onEveryPage, id, 'importers', context) ? 'shared' : null),
    test: (id) => !/\/node_modules\/|\.css$/.test(id) && !onlyInForms.test(id),
    priority: 5,
  },
  { name: 'queries', test: queryLibrary, priority: 4 },
  { name: 'form-library', test: formLibrary, priority: 4 },
  { name: 'schemas', test: schemaLibrary, priority: 4 },
  {
    name: (id, context) => (usesNoLibrary(id, context) ? 'components' : null),
    test: ownModules,
    minShareCount: 3,
    priority: 3,
  },
  {
    name: (id, context) => (usesQueries(id, context) && !usesForms(id, context) ? 'data' : null),
    test: ownModules,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: (id, context) => (usesForms(id, context) ? 'forms' : null),
    test: ownModules,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    imagetools({
      include: encodable,
      extendTransforms: (transforms) => [...transforms, onGround],
      cache: { dir: `${import.meta.dirname}/node_modules/.cache/imagetools` },
    }),
    iconSheet(),
    inlineScript(),
    slimContract(),
    islandTexts(),
    clientFiles(),
    servedAssets(),
    clientOnlyPanel(),
    subsetFonts(),
  ],
  resolve: { tsconfigPaths: true },
  // Unknown paths are answered by the server.
  appType: 'custom',
  optimizeDeps: {
    entries: ['app/framework/entries/entry.{islands.ts,hindi.ts,panel.tsx}', 'app/routes/*.tsx'],
  },
  builder: { sharedConfigBuild: true },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Encoding pictures takes long.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Packages declare this for server bundlers.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        rolldownOptions: {
          input: [
            'app/framework/entries/entry.islands.ts',
            'app/framework/entries/entry.hindi.ts',
            ...wordsOfIslands(import.meta.dirname),
          ],
          // The loader imports it by URL.
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: islandGroups } },
        },
      },
    },
    // Separate, so that islands don't load what only the panel uses of a package.
    panel: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        rolldownOptions: { input: 'app/framework/entries/entry.panel.tsx' },
      },
    },
    ssr: {
      // The server runs the bundle without resolving workspace packages.
      resolve: { noExternal: command === 'build' ? true : ['contract', 'college'] },
      build: {
        outDir: 'build/server',
        emitAssets: true,
        rolldownOptions: {
          input: 'app/framework/entries/entry.server.tsx',
          output: {
            entryFileNames: 'index.js',
            // One non-Latin-1 letter doubles the memory that Node needs for a file.
            charset: 'ascii',
            // Panel code loads when it is opened; readable names help with stack traces.
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
