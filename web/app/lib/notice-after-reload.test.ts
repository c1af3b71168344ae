import { expect, test, vi } from 'vitest'
import { leaveNotice, takeNotice } from './notice-after-reload'

test('a message is left for the next document, once', () => {
  leaveNotice('Account deleted')

  expect([takeNotice(), takeNotice()]).toEqual(['Account deleted', undefined])
})

test('a browser that lets no site store anything leaves nothing, and nothing breaks', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  leaveNotice('Account deleted')

  expect(takeNotice()).toBeUndefined()
})
