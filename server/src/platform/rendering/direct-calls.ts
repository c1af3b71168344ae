import type { CacheTag } from 'contract/cache-tags'
import { HttpError } from '../errors.ts'

/** A call that pages answer without a request to the API, which would cost as much as the answer. */
export type DirectCall = {
  url: string
  tags: readonly CacheTag[]
  answer: (query: Record<string, string>, network: string) => Promise<unknown>
}

/** Undefined for other calls, and for what only the API can reject and log. */
export async function answerDirectly(
  calls: readonly DirectCall[],
  address: string,
  network: string | undefined,
) {
  const call = calls.find(({ url }) => address.startsWith(`${url}?`))
  if (!call || network === undefined) return undefined
  const { url, tags, answer } = call
  const query = Object.fromEntries(new URLSearchParams(address.slice(url.length)))
  try {
    return { tags, status: 200, answer: await answer(query, network) }
  } catch (error) {
    if (!(error instanceof HttpError)) return undefined
    return { tags, status: error.statusCode, answer: { message: error.message } }
  }
}
