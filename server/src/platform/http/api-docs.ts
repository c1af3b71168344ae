import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Access } from 'contract/platform/endpoint'
import { hasRight, isRight, type Right, rights, roleNames, roles } from 'contract/platform/roles'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { pagePolicy } from './security-headers.ts'

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

export async function registerApiDocs(app: FastifyInstance, cookies: Cookies): Promise<void> {
  const schemeOf = (name: string) => ({ type: 'apiKey', in: 'cookie', name }) as const
  await app.register(swagger, {
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
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      if (route.method === 'GET') route.method = ['GET', 'HEAD']
    })
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: pagePolicy({ styles }) })
  })
}
