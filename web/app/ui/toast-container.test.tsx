import { act, screen } from '@testing-library/react'
import { userLoggedIn } from 'contract/accounts/account'
import { expect, onTestFinished, test } from 'vitest'
import { loadPageLanguage } from '#app/lib/languages/load-page-language'
import { renderAllIn } from '#app/lib/languages/page-language'
import { addToast } from './toast-container'

test('on a page in Hindi, all that is read out of a toast is in Hindi', async () => {
  renderAllIn(await loadPageLanguage('hi'))
  onTestFinished(() => renderAllIn(undefined))

  act(() => addToast('success', userLoggedIn))

  expect((await screen.findByRole('alert')).textContent).toBe('लॉग इन हो गया')
  expect(screen.getByRole('button', { name: 'बंद करें' })).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('region').ariaLabel).toBe('संदेश, Alt+T')
})
