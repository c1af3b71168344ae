import { readContent } from 'contract/content/calls'
import type { ContentData } from 'contract/content/data'
import { createPublicationRequest } from 'contract/content/request-calls'
import type { Call } from 'contract/platform/client'
import { pageWords } from './a-page-editor.ts'
import { writtenOver } from './written-over.ts'

/** Requests the publication of a page. Returns the entry. */
export async function askForPage(
  call: Call,
  _id: string,
  { note, ...change }: ContentData & { note?: string } = {},
) {
  const params = { _id }
  const written = writtenOver(await call(readContent, { params }), { ...pageWords, ...change })
  const body = { ...written, ...(note && { note }) }
  return (await call(createPublicationRequest, { params, body })).entry
}
