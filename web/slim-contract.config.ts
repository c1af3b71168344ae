import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
/** Without a key, a spread. */
type Property = Node & { key?: Node & { name?: string } }
type ObjectNode = Node & { properties?: Property[] }
type Declaration = Node & { declarations: { init?: ObjectNode }[] }
type Statement = Node & { declaration?: Declaration | null }
type Edit = { start: number; end: number; text: string }

const mark = '?slim'
/** `contract/platform/client` contains the class `ApiError`, which must exist only once. */
const slimmable = /\/contract\/src\/(?!platform\/client)[\w/-]+\.ts$/
/** These validate input with the contract's schemas. */
const hasForms = /\/app\/panel\/|-rules\.ts$/
/** The parts of an endpoint that no browser reads: it trusts the server's responses. */
const unread = ['summary', 'params', 'querystring', 'body', 'response']
/** Schemas, their parts, and the lists they are made of. */
const madeOf = ['CallExpression', 'ObjectExpression', 'ArrayExpression']

function withoutSchemas(code: string, { start, end, properties = [] }: ObjectNode): Edit {
  const read = properties.filter(({ key }) => !unread.includes(key?.name ?? ''))
  const text = read.map((property) => code.slice(property.start, property.end)).join()
  return { start, end, text: `{${text}}` }
}

/** So that unused schemas are dropped. */
function asPure(code: string, { start, end }: Node): Edit {
  return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }
}

function slimmed(code: string, statements: Statement[]): string {
  const edits = statements
    .map((statement) => statement.declaration ?? (statement as Declaration))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.flatMap(({ init }) => init ?? []))
    .flatMap((init) => {
      const isEndpoint = init.properties?.some(({ key }) => key?.name === 'response')
      if (isEndpoint) return withoutSchemas(code, init)
      return madeOf.includes(init.type) ? [asPure(code, init)] : []
    })
    .toSorted((a, b) => b.start - a.start)
  return edits.reduce(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  )
}

/**
 * Everything but form rules and the panel gets a copy of the contract without schemas, so that
 * public pages load without zod: 7 kB. The behaviour is the same.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || hasForms.test(importer)) return
      if (!source.startsWith('contract/') && !importer.endsWith(mark)) return
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved && slimmable.test(resolved.id)) return { ...resolved, id: resolved.id + mark }
      return resolved
    },
    transform: {
      // Runs after types have been stripped.
      order: 'post',
      handler(code, id) {
        if (!id.endsWith(mark)) return
        // The parser's nodes are ESTree; these types declare what is read.
        const statements = this.parse(code).body as unknown as Statement[]
        return { code: slimmed(code, statements), map: null, moduleSideEffects: false }
      },
    },
  }
}
