import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { formLibrary, leadsTo } from './leads-to.config.ts'

const moduleId = 'virtual:client-files'
const resolvedId = `\0${moduleId}`

type Loaded = { scripts: string[]; styles: string[] }
/** `later`: what it imports once it runs. */
type Files = Loaded & { later: string[] }
type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** A file and its static imports, dependencies first. */
function withImports(bundle: Bundle, fileName: string, result = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || result.has(fileName)) return result
  for (const imported of chunk.imports) withImports(bundle, imported, result)
  return result.add(fileName)
}

function loadedBy(bundle: Bundle, fileName: string): Loaded {
  const scripts = [...withImports(bundle, fileName)]
  const styles = scripts.flatMap((script) => {
    const chunk = bundle[script]
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
  })
  const address = (name: string) => `/${name}`
  return { scripts: scripts.map(address), styles: styles.map(address) }
}

function filesOf(bundle: Bundle, { fileName, dynamicImports }: Rolldown.OutputChunk): Files {
  const later = dynamicImports.flatMap((imported) => {
    const { scripts, styles } = loadedBy(bundle, imported)
    return [...styles, ...scripts]
  })
  return { ...loadedBy(bundle, fileName), later }
}

/** Modules that no island may import, because every visitor of its page would fetch them. */
const rendersPages = /\/node_modules\/react-router\/|\/web\/app\/(routes|framework\/router|panel)\//

const strayModules = (bundle: Bundle): string[] =>
  Object.values(bundle).flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules)
          .filter(([id, { renderedLength }]) => renderedLength > 0 && rendersPages.test(id))
          .map(([id]) => id)
      : [],
  )

/** Islands that load the form library but contain no form, because of a file that they share with others. */
const overweightIslands = (bundle: Bundle, context: Rolldown.PluginContext): string[] =>
  Object.values(bundle).flatMap((chunk) => {
    const entry = chunk.type === 'chunk' ? chunk.facadeModuleId : null
    if (!entry?.includes('.island.')) return []
    const hasLibrary = [...withImports(bundle, chunk.fileName)].some((name) => {
      const file = bundle[name]
      return file?.type === 'chunk' && Object.keys(file.modules).some((id) => formLibrary.test(id))
    })
    return hasLibrary && !leadsTo(formLibrary, entry, 'importedIds', context) ? [entry] : []
  })

/** Tells the server build which files the browser needs for each entry and page. */
export function clientFiles(): Plugin {
  const files: Record<string, Files> = {}
  return {
    name: 'client-files',
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export default ${JSON.stringify(files)}` : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return
      if (this.environment.name === 'client') {
        const [stray] = strayModules(bundle)
        if (stray)
          this.error(`An island brings ${stray} into the browser, which only renders pages`)
        const [overweight] = overweightIslands(bundle, this)
        if (overweight) this.error(`${overweight} loads the form library, but contains no form`)
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
        const source = relative(this.environment.config.root, chunk.facadeModuleId)
        files[source] = filesOf(bundle, chunk)
      }
    },
  }
}
