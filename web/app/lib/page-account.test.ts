import { getCurrentUser } from 'contract/accounts/account'
import { accountHeader } from 'contract/accounts/account-header'
import { updateAccount } from 'contract/accounts/account-settings'
import { ApiError } from 'contract/platform/client'
import { expect, test, vi } from 'vitest'
import { call } from './call'
import { callToTheEnd } from './call-to-the-end'
import { downloadFile } from './download-file'
import { setPageAccount } from './page-account'
import { uploadCall } from './upload'

test('every way to send a request names the account of the page', async () => {
  const named: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    named.push(new Headers(headers).get(accountHeader))
    return { ok: false, status: 200, json: async () => ({}) }
  })
  class Upload {
    status = 200
    responseText = '{}'
    upload = {}
    onload?: () => void
    open() {}
    setRequestHeader(name: string, value: string) {
      named.push(name === accountHeader ? value : null)
    }
    send() {
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)

  await call(getCurrentUser)
  setPageAccount('asha')
  await call(getCurrentUser)
  await callToTheEnd(getCurrentUser)
  await uploadCall(() => undefined)(updateAccount)
  await expect(downloadFile('/a.csv', 'a.csv')).rejects.toThrow(ApiError)

  expect(named).toEqual([null, 'asha', 'asha', 'asha', 'asha'])
})
