import { queryOptions } from '@tanstack/react-query'
import type { Call } from 'contract/client'
import { getAbout } from 'contract/content/about'
import { getHome } from 'contract/content/home'
import { getNumbers } from 'contract/content/numbers'
import { call as browserCall } from '#app/lib/call'

const siteContentKey = ['content'] as const

/** What the home page says. */
export const homeQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'home'],
    queryFn: ({ signal }) => call(getHome, { signal }),
  })

/** What the page about the college says. */
export const aboutQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'about'],
    queryFn: ({ signal }) => call(getAbout, { signal }),
  })

/** The college in numbers. */
export const numbersQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: [...siteContentKey, 'numbers'],
    queryFn: ({ signal }) => call(getNumbers, { signal }),
  })
