import { randomUUID } from 'node:crypto'
import { publishContent, saveContent } from 'contract/content/calls'
import { createContent } from 'contract/content/entry-calls'
import type { Desk } from './desk.ts'
import type { Journal } from './journal.ts'
import { ask, json } from './send.ts'

type Entry = { version: number; basedOn?: string; data: object }

const body = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rooms, meals and rules.' }] }],
}

/** Whether a page is public, and its summary with the version. */
export const pageState = (isDraft: boolean, summary: unknown) =>
  `${isDraft ? 'written' : 'public'} ${summary ?? ''}`

/** Creates, edits and publishes a page, and continues editing: each change is based on the last response. */
export async function writePage(
  { origin, desk: { admin }, journal }: { origin: string; desk: Desk; journal: Journal },
  key: string,
): Promise<boolean> {
  const _id = randomUUID()
  let entry: Entry | undefined
  const sending = (url: string, method: string, sent: object) => async () => {
    const { status, text } = await ask(origin + url, json(method, sent, admin))
    // Safe cast: the contract's responses have these shapes.
    if (status === 200 || status === 201) entry = JSON.parse(text).entry as Entry
    return status
  }
  const creation = { kind: 'page', key, to: pageState(true, ''), planned: 201 }
  const creating = sending(createContent.url, 'POST', { _id, type: 'page', name: key })
  if (!(await journal.write({ ...creation, note: `content created ${key}` }, creating)))
    return false
  for (const step of [1, 2, 3, 4]) {
    if (!entry) return false
    const isDraft = step % 2 === 1
    const summary = `What is known of ${key}, in its version ${step}`
    const { version, basedOn, data } = entry
    const written = { version, ...(basedOn && { basedOn }), data: { ...data, summary, body } }
    const change = { kind: 'page', key, to: pageState(isDraft, summary), planned: 200 }
    const note = isDraft ? {} : { note: `content published ${key}` }
    const call = isDraft ? saveContent : publishContent
    const changing = sending(call.url.replace(':_id', _id), call.method, written)
    if (!(await journal.write({ ...change, ...note }, changing))) return false
  }
  return true
}
