import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { iconShapes } from './app/ui/icon-shapes.ts'
import { drawn } from './icon-svg.ts'

const symbols = Object.entries(iconShapes).map(
  ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${drawn(shapes)}</symbol>`,
)
const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
const sum = createHash('sha256').update(sheet).digest('base64url').slice(0, 8)
const fileName = `assets/icons-${sum}.svg`

const moduleId = 'virtual:icon-sheet'
const resolvedId = `\0${moduleId}`

/** One sprite for the icons of public pages: inline they were a fifth of a page. */
export function iconSheet(): Plugin {
  return {
    name: 'icon-sheet',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId ? `export default ${JSON.stringify(`/${fileName}`)}` : undefined,
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: sheet })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sheet)
      })
    },
  }
}
