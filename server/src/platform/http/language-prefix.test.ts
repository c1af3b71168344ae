import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { languagePrefixOf, prefixLocations, routedUrl } from './language-prefix.ts'

function anApp() {
  const app = Fastify({ rewriteUrl: routedUrl })
  prefixLocations(app)
  app.post('/contact', async (request, reply) =>
    reply
      .code(303)
      .header('location', `/contact?from=${languagePrefixOf(request)}`)
      .send(),
  )
  app.post('/abroad', async (_, reply) =>
    reply.code(303).header('location', 'https://college.test/').send(),
  )
  app.get('/contact', async () => 'a page')
  return app
}

test('a form leads to a page in the language it was sent from', async () => {
  const app = anApp()
  const english = await app.inject({ method: 'POST', url: '/contact' })
  const hindi = await app.inject({ method: 'POST', url: '/HI/contact' })
  const abroad = await app.inject({ method: 'POST', url: '/hi/abroad' })

  expect(english.headers.location).toBe('/contact?from=')
  expect(hindi.headers.location).toBe('/hi/contact?from=/hi')
  expect(abroad.headers.location).toBe('https://college.test/')
})

test('pages keep their whole address, and so do names that begin like a language', async () => {
  const app = anApp()

  expect((await app.inject('/hi/contact')).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/history/contact' })).statusCode).toBe(404)
  expect(routedUrl({ method: 'POST', url: '/hi/contact?a=1' })).toBe('/contact?a=1')
})

test.each([
  '/hi/api/contact',
  '/hi/%61pi/contact',
  '/HI/auth/login',
  '/hi/user/x',
])('%s is no address of a call, as calls have one in all languages', (url) => {
  expect(routedUrl({ method: 'POST', url })).toBe(url)
})
