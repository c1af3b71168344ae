import type { Access, Endpoint } from 'contract/platform/endpoint'
import { responsesOf } from 'contract/platform/responses'
import { hasRight, isRight, type Right, rights, roleNames, roles } from 'contract/platform/roles'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { pagePolicy } from './security-headers.ts'

const routePrefix = '/api/docs'

// Swagger UI inlines this one style sheet.
const styles = ['RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=']

const securityOf: Record<Exclude<Access, Right>, Record<string, string[]>[]> = {
  everyone: [],
  'student or visitor': [{ student: [] }, {}],
  student: [{ student: [] }],
}

function accessOf(access: Access) {
  if (!isRight(access)) return { security: securityOf[access] }
  const who = roleNames.filter((role) => hasRight({ role, mayPublish: true }, access))
  const labels = who.map((role) => roles[role].label).join(', ')
  return {
    security: [{ administrator: [] }],
    description: `Required permission: ${access}. ${rights[access]}. Roles that have it or can be given it: ${labels}.`,
  }
}

const describe: typeof jsonSchemaTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document)
  const endpoint = document.route.config?.endpoint
  if (!endpoint) return { schema, url }
  const { access, answers } = endpoint
  const file = answers && {
    200: { description: 'A file', content: { [answers]: { schema: { type: 'string' } } } },
  }
  const response = Object.assign({}, schema.response, file)
  return { schema: { ...schema, ...accessOf(access), response }, url }
}

type Cookies = { student: string; administrator: string }

/** A server of its own, which only describes these calls. */
async function documentationOf(endpoints: readonly Endpoint[], cookies: Cookies) {
  const { default: swagger } = await import('@fastify/swagger')
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  const schemeOf = (name: string) => ({ type: 'apiKey', in: 'cookie', name }) as const
  const docs = Fastify()
  docs.setValidatorCompiler(() => () => true)
  docs.setSerializerCompiler(() => JSON.stringify)
  await docs.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API of the college’s website', version: '1' },
      components: {
        securitySchemes: {
          student: schemeOf(cookies.student),
          administrator: schemeOf(cookies.administrator),
        },
      },
    },
    transform: describe,
  })
  for (const endpoint of endpoints) {
    const { method, url } = endpoint
    const schema = { ...endpoint, response: responsesOf(endpoint) }
    docs.route({ method, url, schema, config: { endpoint }, handler: () => undefined })
  }
  await docs.register(swaggerUi, { routePrefix, staticCSP: pagePolicy({ styles }) })
  return docs
}

/** Made when somebody first reads it, because what writes it holds several megabytes. */
export function registerApiDocs(app: FastifyInstance, cookies: Cookies): void {
  const endpoints: Endpoint[] = []
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint)
  })
  let docs: ReturnType<typeof documentationOf> | undefined
  for (const url of [routePrefix, `${routePrefix}/*`])
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async ({ method, url, headers }, reply) => {
        docs ??= documentationOf(endpoints, cookies)
        const answer = await (await docs).inject({ method: method as 'GET' | 'HEAD', url, headers })
        if (answer.statusCode === 404) return reply.callNotFound()
        return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload)
      },
    })
}
