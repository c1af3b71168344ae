import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { college } from 'college/facts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { pagePolicy } from './http/security-headers.ts'

// Swagger UI writes this one style sheet into the page.
const styles = ['RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=']

/** OpenAPI at `/api/docs/json`, made from the contract, and pages to read it at `/api/docs`. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${college.name}: API`, version: '1' } },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: pagePolicy({ styles }) })
}
