import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { WebBuild } from './render.ts'
import { type FileCache, serveFiles } from './serve-files.ts'

export type Web = {
  register: (app: FastifyInstance, keeping: FileCache) => Promise<void>
  load: () => Promise<WebBuild>
  mode: 'production' | 'development'
}

const webFolder = dirname(createRequire(import.meta.url).resolve('web/package.json'))

export function builtWeb(): Web {
  const client = join(webFolder, 'build/client')
  const server = join(webFolder, 'build/server/index.js')
  if (!existsSync(server)) throw new Error('The web application is not built: npm run build')
  let loaded: Promise<WebBuild> | undefined
  return {
    mode: 'production',
    // Importing it for each page would add 2 % to a search.
    load: () => {
      loaded ??= import(pathToFileURL(server).href) as Promise<WebBuild>
      return loaded
    },
    register: (app, keeping) => serveFiles(app, keeping, client),
  }
}

export function developmentWeb(): Web {
  const serving = Promise.withResolvers<ViteDevServer>()
  return {
    mode: 'development',
    load: async () => {
      const vite = await serving.promise
      return vite.ssrLoadModule('/app/framework/entries/entry.server.tsx') as Promise<WebBuild>
    },
    register: async (app) => {
      const { createServer } = await import('vite')
      const vite = await createServer({
        root: webFolder,
        server: { middlewareMode: true, hmr: { server: app.server } },
      })
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
      serving.resolve(vite)
    },
  }
}
