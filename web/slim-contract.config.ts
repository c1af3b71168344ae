import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
type Property = Node & { key: Node & { name?: string }; value: Node & { properties?: Property[] } }
type Declaration = Node & { declarations: { init?: Node & { properties?: Property[] } }[] }
type Statement = Node & { declaration?: Declaration | null }
type Edit = { start: number; end: number; text: string }

const mark = '?slim'
/** `contract/platform/client` holds the class of refusals, of which there must be one. */
const slimmable = /\/contract\/src\/(?!platform\/client)[\w/-]+\.ts$/
/** These check what is typed with the schemas of the contract. */
const hasForms = /\/app\/panel\/|-rules\.ts$/
/** All that `contract/platform/client` reads of an endpoint's schema. */
const usedByClient = 'consumes'
/** Schemas, parts of them, and the lists of what they let through. */
const madeOf = ['CallExpression', 'ObjectExpression', 'ArrayExpression']

/** Takes out what describes bodies and answers: the browser trusts the server's answers. */
function withoutSchemas(schema: Property[]): Edit[] {
  return schema
    .filter(({ key }) => key.name !== usedByClient)
    .map(({ key, start, end }) => ({ start, end, text: `${key.name}: undefined` }))
}

/** So that a schema nobody uses is left out. */
function asPure(code: string, { start, end }: Node): Edit {
  return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }
}

function slimmed(code: string, statements: Statement[]): string {
  const edits = statements
    .map((statement) => statement.declaration ?? (statement as Declaration))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.flatMap(({ init }) => init ?? []))
    .flatMap((init) => {
      const schema = init.properties?.find(({ key }) => key?.name === 'schema')
      if (schema) return withoutSchemas(schema.value.properties ?? [])
      return madeOf.includes(init.type) ? [asPure(code, init)] : []
    })
    .toSorted((a, b) => b.start - a.start)
  return edits.reduce(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  )
}

/**
 * Gives all but the rules of forms and the panel a copy of the contract whose endpoints have no schemas,
 * so that public pages load without zod: 7 kB. It works the same either way.
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
      // After the types are gone.
      order: 'post',
      handler(code, id) {
        if (!id.endsWith(mark)) return
        // The parser's nodes have the shape of ESTree; the types above name what is read of it.
        const statements = this.parse(code).body as unknown as Statement[]
        return { code: slimmed(code, statements), map: null, moduleSideEffects: false }
      },
    },
  }
}
