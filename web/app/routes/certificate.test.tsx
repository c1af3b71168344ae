import { screen } from '@testing-library/react'
import { type Verified, verifyCertificate } from 'contract/events/certificates'
import { expect, test } from 'vitest'
import { answer } from '#test/answer'
import { renderApp } from '#test/render-app'

const code = 'K7QM-3F9T-AB12-CD34'
const certificate = {
  ...{ code, name: 'Asha Sahu', title: 'Robotics workshop' },
  ...{ date: '2026-11-20T04:30:00.000Z', issuedAt: '2026-11-21T04:30:00.000Z' },
}

const typedCode = () => screen.getByLabelText<HTMLInputElement>('Code on the certificate').value

async function resultOf(notified: Verified, result: string) {
  const requested = answer(verifyCertificate, notified)
  renderApp(`/verify/${code}`)
  const box = (await screen.findByText(result)).parentElement
  expect(requested[0]?.params).toEqual({ code })
  return box?.textContent
}

test('a replaced certificate is reported as invalid, with the date and nothing else', async () => {
  expect(await resultOf({ replacedAt: '2026-11-26T04:30:00.000Z' }, 'Replaced')).toBe(
    'ReplacedThis certificate is no longer valid. The college replaced it with a new one on November 26, 2026.',
  )
  expect(screen.queryAllByRole('term')).toEqual([])
  expect(typedCode()).toBe('')
})

test('a valid certificate shows what the printed one must say', async () => {
  await resultOf({ certificate }, 'Valid')
  screen.getByText('Asha Sahu')
  screen.getByRole('heading', { name: 'Check another certificate', level: 2 })
  expect(typedCode()).toBe('')
})

test('a revoked certificate shows when it was revoked', async () => {
  const revoked = { ...certificate, revokedAt: '2026-11-26T04:30:00.000Z' }
  expect(await resultOf({ certificate: revoked }, 'Revoked')).toContain('on November 26, 2026')
})

test('an unknown code stays in the field, to be compared and corrected', async () => {
  await resultOf({}, 'Not found')
  screen.getByRole('heading', { name: 'Correct the code', level: 2 })
  expect(typedCode()).toBe(code)
})
