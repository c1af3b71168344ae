import { dirname, join, relative } from 'node:path'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'

const folder = import.meta.dirname

/** Not bundled: packages with native code, or with files that they look for beside themselves, and those that only development needs. */
const packages = [
  /^sharp$/,
  /^@node-rs\/argon2$/,
  /^@fastify\/swagger-ui$/,
  /^@aws-sdk\//,
  /^piscina$/,
  /^pdfkit$/,
  /^unpdf/,
  /^oidc-provider$/,
  /^vite$/,
]

/**
 * These name files beside themselves, too, but never for us: the log is written in this thread, not in one of pino's, and
 * a title of the OpenAPI document is given, not read from a manifest.
 */
const unasked = /\/(pino|thread-stream|@fastify\/swagger)\//

const asProgram = /new URL\('((?:\.\/)?[\w-]+\.[jt]s)', import\.meta\.url\)/g

/** Files started as processes or threads, by `new URL(…, import.meta.url)`, become files of the bundle. */
const programs: Plugin = {
  name: 'programs',
  transform: {
    filter: { code: asProgram },
    handler(code, id) {
      return code.replace(asProgram, (_, file: string) => {
        const program = this.emitFile({ type: 'chunk', id: join(dirname(id), file) })
        return `new URL(import.meta.ROLLUP_FILE_URL_${program})`
      })
    },
  },
}

/** An `import` of `node:http` reads all it exports, also `WebSocket`, which loads two megabytes of undici. */
const withoutUndici: Plugin = {
  name: 'without-undici',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: () => '\0http.cjs' },
  load: {
    filter: { id: /^\0http\.cjs$/ },
    handler: () => "module.exports = process.getBuiltinModule('node:http')",
  },
}

/**
 * What libraries load at once and we never use: Fastify's servers of HTTPS and HTTP/2 and its compilers of JSON schemas, and the push
 * gateway of prom-client. http-errors and pino ask who calls them, for which Node looks up all lines of the bundle. Together, this
 * holds 13 megabytes.
 */
const withoutUnused: Plugin = {
  name: 'without-unused',
  resolveId: {
    filter: {
      id: /^(node:https|node:http2|https|depd|@fastify\/(ajv|fast-json-stringify)-compiler|\.\/lib\/caller)$/,
    },
    handler: (_, importer = '') =>
      /\/node_modules\/(fastify|prom-client|http-errors|pino)\//.test(importer)
        ? '\0unused.cjs'
        : null,
  },
  load: { filter: { id: /^\0unused\.cjs$/ }, handler: () => 'module.exports = () => () => {}' },
}

/** Throws with the names of files that look for others beside themselves: this works in the sources, but not in a bundle. */
const checked: Plugin = {
  name: 'checked',
  moduleParsed({ id, code }) {
    const isOurs = !id.includes('/node_modules/')
    const asksBeside = isOurs
      ? /import\.meta\.(dirname|filename)|new URL\([^)]*\.[jt]s\b/
      : /\b__(dirname|filename)\b|import\.meta\.(url|dirname|filename)/
    if (asksBeside.test(code ?? '') && !unasked.test(id))
      this.error(`${relative(folder, id)} asks for a file beside itself, which the bundle has not`)
  },
}

/** Tagged templates keep their letters as written. A single one beyond Latin-1 doubles the memory that Node needs for the file. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      const [line] = (file.type === 'chunk' && /.*\P{ASCII}.*/u.exec(file.code)) || []
      if (line !== undefined) this.error(`Escape the letters of ${file.fileName}: ${line.trim()}`)
    }
  },
}

/**
 * Writes the server to `server/build/`: `main.js`, a file for each process and thread, and what they load when they need it.
 * As it was written, for who reads a stack trace, but without the comments: Node holds the text of all that runs.
 */
export async function bundleServer(): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    cwd: folder,
    input: 'src/main.ts',
    platform: 'node',
    external: packages,
    plugins: [programs, withoutUndici, withoutUnused, checked, inAscii],
    checks: { eval: false },
  })
  const { output } = await bundle.write({
    dir: 'build',
    cleanDir: true,
    format: 'esm',
    charset: 'ascii',
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  })
  await bundle.close()
  return output.filter((file) => file.type === 'chunk')
}
