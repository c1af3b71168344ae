import { screen } from '@testing-library/react'
import { outage } from 'contract/platform/failures'
import { expect, test, vi } from 'vitest'
import { loadPageLanguage } from '#app/lib/languages/load-page-language'
import { renderAllIn } from '#app/lib/languages/page-language'
import { showToast } from './toaster'

vi.mock('./toast-container', () => {
  throw new Error('no network')
})

test('a message is shown in the language of the page even if the code of toasts fails to load', async () => {
  renderAllIn(await loadPageLanguage('hi'))
  vi.useFakeTimers()
  try {
    showToast('error', outage)
    const alert = () => screen.queryByText(/^सेवा अभी उपलब्ध नहीं है/)?.role
    await vi.waitFor(() => expect(alert()).toBe('alert'))
    vi.runOnlyPendingTimers()
    expect(alert()).toBeUndefined()
  } finally {
    vi.useRealTimers()
    renderAllIn(undefined)
  }
})
