import { expect, test, vi } from 'vitest'
import { hindi } from './languages/hindi/hindi'
import { renderIn } from './languages/page-language'
import { consumeNotice, leaveNotice } from './notice-after-reload'

test('a message is left for the next document, once', () => {
  leaveNotice('success', 'Account deleted')

  expect([consumeNotice(), consumeNotice()]).toEqual([
    { kind: 'success', message: 'Account deleted' },
    undefined,
  ])
})

test('a message is in the language of the page that leaves it', () => {
  renderIn(hindi, () => leaveNotice('success', 'Account deleted'))

  expect(consumeNotice()?.message).toBe('खाता मिटा दिया गया')
})

test('a browser that blocks storage stores nothing, and nothing breaks', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  leaveNotice('success', 'Account deleted')

  expect(consumeNotice()).toBeUndefined()
})
