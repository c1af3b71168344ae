import type { FastifyInstance } from 'fastify'

/** Responds with 404, reading only the URL. */
const nothingThere = /^\w+ \/(api|auth|user|uploads|documents|assets)\/\*$/
const documentation = /^(GET|HEAD) \/api\/docs/
const preflight = /^OPTIONS /

/** `GET /x` for every route, as the router prints them. */
export function routesOf(app: FastifyInstance): string[] {
  // With full paths it would print only one of all `*`.
  const tree = app.printRoutes({ includeHooks: false }).replace('(empty root node)', '')
  const parents: string[] = []
  const routes = tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods] =
      /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? []
    if (!line.trim()) return []
    const depth = indent.length / 4
    parents.splice(depth, parents.length, segment)
    const path = parents.join('')
    return methods ? methods.split(', ').map((method) => `${method} ${path}`) : []
  })
  return routes.filter(
    (route) => !nothingThere.test(route) && !documentation.test(route) && !preflight.test(route),
  )
}
