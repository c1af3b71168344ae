import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { emptyCode } from './otp-code'
import { OtpField, type OtpValues } from './otp-field'

function Form({ onSend }: { onSend: (values: OtpValues) => void }) {
  const { control, handleSubmit } = useForm<OtpValues>({ defaultValues: { otp: emptyCode } })
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <OtpField control={control} onComplete={() => undefined} />
      <button type="submit">Send</button>
    </form>
  )
}

test.each([
  ['all in the first box', ['123456'], '123456', 5],
  ['some in the first box', ['123'], '123   ', 3],
  ['one in each box', ['1', '2', '', '4', '5', '6'], '12 456', 5],
])('digits typed before hydration, %s, are kept, and the next one follows them', async (_, typed, otp, next) => {
  const sent = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form onSend={sent} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
  for (const [index, digits] of typed.entries()) {
    const box = boxes[index]
    if (box) box.value = digits
  }
  boxes[0]?.focus()

  render(<Form onSend={sent} />, { container, hydrate: true })
  expect(document.activeElement).toBe(boxes[next])
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))

  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith({ otp })
  expect(boxes.map(({ value }) => value || ' ').join('')).toBe(otp)
})

test('the code can be typed at once, also before hydration', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Form onSend={() => undefined} />)
  expect(container.querySelector('[autofocus]')?.getAttribute('aria-label')).toBe('Digit 1 of 6')

  render(<Form onSend={() => undefined} />)
  expect(document.activeElement).toBe(screen.getByLabelText('Digit 1 of 6'))
})
