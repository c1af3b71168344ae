import tailwindcss from '@tailwindcss/vite'
import { colours } from 'college/colours'
import { defineConfig, type Rolldown } from 'vite'
import { imagetools, type TransformFactory } from 'vite-imagetools'
import { clientFiles } from './client-files.config.ts'
import { undrawnPanel } from './client-only-panel.config.ts'
import { iconSheet } from './icon-sheet.config.ts'
import { inlineScript } from './inline-script.config.ts'
import { servedAssets } from './served-assets.config.ts'
import { slimContract } from './slim-contract.config.ts'
import { subsetFonts } from './subset-fonts.config.ts'

/** Photographs, and drawings whose address asks for a picture of them. */
const encodable = /^[^?]+\.(avif|jpg|png|webp)(\?.*)?$|^[^?]+\.svg\?.*format=/

/** `?ground=brand&margin=76`: on that colour, with so many pixels of it on each side, for icons that phones cut to their own shape. */
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

/** Whether following imports from a module, or importers, leads to one of those. */
function leadsTo(
  modules: RegExp,
  id: string,
  along: 'importers' | 'importedIds',
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (modules.test(id)) return true
  seen.add(id)
  const next: readonly string[] = context.getModuleInfo(id)?.[along] ?? []
  return next.some((one) => !seen.has(one) && leadsTo(modules, one, along, context, seen))
}

const onEveryPage = /\/framework\/entries\/entry\.islands|\/site\/shell\/header-search\.island/
const formLibrary = /\/node_modules\/react-hook-form\//
const queryLibrary = /\/node_modules\/@tanstack\//

/** Few files, because many small ones compress worse and each costs its headers. */
const islandGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: (id, context) => (leadsTo(onEveryPage, id, 'importers', context) ? 'shared' : null),
    test: (id) => !/\/node_modules\/|\.css$/.test(id),
    priority: 3,
  },
  { name: 'queries', test: queryLibrary, priority: 2 },
  { name: 'form-library', test: formLibrary, priority: 2 },
  // Apart, so that an island without forms or queries doesn't load these libraries.
  {
    name: (id, context) => {
      if (leadsTo(formLibrary, id, 'importedIds', context)) return 'forms'
      return leadsTo(queryLibrary, id, 'importedIds', context) ? 'data' : 'components'
    },
    test: /\/web\/app\/|\/contract\/src\//,
    minShareCount: 3,
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
    clientFiles(),
    servedAssets(),
    undrawnPanel(),
    subsetFonts(),
  ],
  resolve: { tsconfigPaths: true },
  // The server answers what is no file.
  appType: 'custom',
  optimizeDeps: {
    entries: ['app/framework/entries/entry.{islands.ts,panel.tsx}', 'app/routes/*.tsx'],
  },
  builder: { sharedConfigBuild: true },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Encoding pictures takes its time.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Packages say so of themselves for frameworks that tell sides apart.
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
          input: 'app/framework/entries/entry.islands.ts',
          // The loader imports it by its address.
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: islandGroups } },
        },
      },
    },
    // By itself, so that an island carries nothing that only the panel uses of a package.
    panel: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        rolldownOptions: { input: 'app/framework/entries/entry.panel.tsx' },
      },
    },
    ssr: {
      // The server runs the bundle without looking for the packages of this workspace.
      resolve: { noExternal: command === 'build' ? true : ['contract', 'college'] },
      build: {
        outDir: 'build/server',
        emitAssets: true,
        rolldownOptions: {
          input: 'app/framework/entries/entry.server.tsx',
          output: {
            entryFileNames: 'index.js',
            // A single letter of another alphabet doubles what Node holds of a file.
            charset: 'ascii',
            // What the panel shows comes when somebody opens it, and names stay for who reads a stack trace.
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
