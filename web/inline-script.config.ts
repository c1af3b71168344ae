import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const mark = '?script'

/** `import text from './file?script'`: a script without imports as minified text, for inlining. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(mark)) return
      const file = await this.resolve(source.slice(0, -mark.length), importer, { skipSelf: true })
      return file && file.id + mark
    },
    async load(id) {
      if (!id.endsWith(mark)) return
      const file = id.slice(0, -mark.length)
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const small = await minify(file, code)
      return `export default ${JSON.stringify(small.code.trim())}`
    },
  }
}
