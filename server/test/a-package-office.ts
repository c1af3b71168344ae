import { listContent, readContent } from 'contract/content/calls'
import {
  checkPackage,
  exportPackage,
  importPackage,
  type PackageCheck,
} from 'contract/content/package'
import { openPackage } from '../src/operations/import-export/package-archive.ts'
import { stepUp } from './factor-calls.ts'
import { filePart, rawForm } from './raw-form.ts'
import { adminCookie, testApp } from './test-app.ts'

/** A site with an administrator who exports and imports its content. */
export async function aPackageOffice() {
  const settings = await testApp()
  const { app } = settings
  const cookie = await adminCookie(app)
  const call = await settings.signIn()
  const send = async (url: string, content: string | Uint8Array) => {
    const form = rawForm([filePart('file', content, 'website.tar', 'application/x-tar')])
    const { headers, payload } = form
    const sent = { method: 'POST', url, headers: { ...headers, cookie }, payload } as const
    const answer = await app.inject(sent)
    return { status: answer.statusCode, ...answer.json<PackageCheck>() }
  }
  const [entry] = (await call(listContent, { query: { type: 'facts' } })).entries
  const params = { _id: entry?._id ?? '' }
  return {
    ...settings,
    call,
    params,
    facts: () => call(readContent, { params }),
    check: (content: string | Uint8Array) => send(checkPackage.url, content),
    importRows: (content: string | Uint8Array) => send(importPackage.url, content),
    takeOut: async (query = '') => {
      await stepUp(app, cookie)
      const answer = await app.inject({ url: exportPackage.url + query, headers: { cookie } })
      const { words } = await openPackage(new Blob([new Uint8Array(answer.rawPayload)]))
      const text = new TextDecoder().decode(words)
      return { text, bytes: answer.rawPayload, headers: answer.headers }
    },
  }
}
