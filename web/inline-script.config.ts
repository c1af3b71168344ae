import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'

const mark = '?script'
const moduleId = 'virtual:site-script'
const resolvedId = `\0${moduleId}`
const devAddress = '/assets/site.js'

/** In this order. Each does nothing on a page without its elements. */
const siteScripts = [
  'delivery/watch-translation',
  'islands/menus',
  'islands/motion',
  'islands/scroll-row',
  'islands/loader',
].map((name) => join(import.meta.dirname, 'app/framework', `${name}.ts`))

async function smallText(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
  return (await minify(file, code)).code.trim()
}

const siteScript = async () => (await Promise.all(siteScripts.map(smallText))).join('\n')

/**
 * `import text from './file?script'`: a script without imports as minified text, for inlining. `virtual:site-script`: the
 * address of one file with the scripts of every page; inlined, they were a quarter of a page's bytes.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === moduleId) return resolvedId
      if (!source.endsWith(mark)) return
      const file = await this.resolve(source.slice(0, -mark.length), importer, { skipSelf: true })
      return file && file.id + mark
    },
    async load(id) {
      if (id.endsWith(mark)) {
        const file = id.slice(0, -mark.length)
        this.addWatchFile(file)
        return `export default ${JSON.stringify(await smallText(file))}`
      }
      if (id !== resolvedId) return
      if (this.environment.mode !== 'build') return `export default '${devAddress}'`
      const source = await siteScript()
      const sum = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/site-${sum}.js`
      this.emitFile({ type: 'asset', fileName, source })
      return `export default '/${fileName}'`
    },
    configureServer({ middlewares }) {
      middlewares.use(devAddress, (_request, response, next) => {
        siteScript().then(
          (text) => response.setHeader('content-type', 'text/javascript').end(text),
          next,
        )
      })
    },
  }
}
