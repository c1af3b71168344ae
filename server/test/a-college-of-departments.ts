import { listContent, readContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import type { Call } from 'contract/platform/client'
import { type Holder, noRight } from 'contract/platform/roles'
import { aWeb } from './a-web.ts'
import { signInAs } from './sign-in-as.ts'
import { clientOf, testApp } from './test-app.ts'

export const editor = { role: 'editor', departments: ['bca'], mayPublish: true } as const
export const summary =
  'Three years of programming, mathematics and practice, with a project in each of them.'
export const notTheirs = { status: 403, message: noRight }

export async function aCollege(holder: Pick<Holder, 'role'> & Partial<Holder> = editor) {
  const settings = await testApp({ web: aWeb(async () => new Response('A page')) })
  const { app, db } = settings
  const cookie = await signInAs(db, holder)
  return { ...settings, cookie, owner: await settings.signIn(), other: clientOf(app, cookie) }
}

export async function entryOf(call: Call, title: string) {
  const { entries } = await call(listContent)
  const result = entries.find((entry) => entry.title === title)
  if (!result) throw new Error(`${title} is not listed`)
  return result
}

export async function written(call: Call, _id: string, more: ContentData = {}) {
  const { version, publicRevision, data } = await call(readContent, { params: { _id } })
  return {
    params: { _id },
    body: {
      version,
      ...(publicRevision && { basedOn: publicRevision }),
      data: { ...data, ...more },
    },
  }
}
