import { catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'
import { pageQueries } from '../router/loads.ts'
import { matchPage } from './match-page.ts'
import { normalUrl } from './normal-url.ts'

const call = () => Promise.reject(new Error('nothing is asked'))

function askedBy(address: string) {
  const { pathname, searchParams: search } = new URL(address, 'http://site')
  const match = matchPage(pathname) ?? expect.fail(`no page at ${address}`)
  return pageQueries(match, { call, catalogue, search }).map(({ queryKey }) => queryKey)
}

test.each([
  '/notices?department=B.A.',
  '/notices?department=%20',
  '/notices?category=RESULT&year=2026&page=2',
  '/notices?category=a%20b&year=26&page=0',
  '/notices/B-A-Result',
  '/pages/Hostel',
  '/team/Anita-Rao',
  '/events?department=B.Sc.&q=%20sports%20&month=03&status=PAST',
  '/search?q=%20ba%20result%20&kind=nothing&page=2',
  '/search?q=%20&kind=notice',
  `/search?q=${'word%20'.repeat(40)}`,
  '/contact?about=B.C.A.',
  '/contact?about=0192F000-0000-7000-8000-000000000001',
  '/course/B.A.?teacher=nobody',
])('%s requests the same as its canonical URL', (address) => {
  expect(askedBy(address)).toEqual(askedBy(normalUrl(address)))
})
