import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { CheckboxField } from './checkbox-field'
import { PasswordField } from './password-field'
import { PictureField } from './picture-field'
import { TextField } from './text-field'

type Values = {
  name: string
  message: string
  password: string
  hasAgreed: boolean
  photo: File | undefined
}

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { name: '', message: '', password: '', hasAgreed: false, photo: undefined },
  })
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <TextField control={control} name="name" label="Name" />
      <TextField control={control} name="message" label="Message" rows={2} />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
      />
      <CheckboxField control={control} name="hasAgreed" label="Agreed" />
      <PictureField control={control} name="photo" label="Photo" hint="Any" />
      <button type="submit">Send</button>
    </form>
  )
}

/** Chooses a file before hydration, without an event. */
function choose(control: HTMLElement, file: File) {
  Object.defineProperty(control, 'files', { configurable: true, value: [file] })
}

test('values typed, ticked and chosen before hydration are in the form', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  )
  const sent = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form onSend={sent} />)
  const photo = new File(['x'], 'me.png', { type: 'image/png' })
  const write = (label: string, text: string) => {
    screen.getByLabelText<HTMLInputElement>(label).value = text
  }
  write('Name', 'Meera')
  write('Message', 'Hello')
  write('Password', 'maple-Kettle-19')
  screen.getByLabelText<HTMLInputElement>('Agreed').checked = true
  choose(screen.getByLabelText('Photo'), photo)

  render(<Form onSend={sent} />, { container, hydrate: true })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Meera Joshi' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))

  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith({
    name: 'Meera Joshi',
    message: 'Hello',
    password: 'maple-Kettle-19',
    hasAgreed: true,
    photo,
  })
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('maple-Kettle-19')
  expect(screen.getByLabelText<HTMLInputElement>('Agreed').checked).toBe(true)
})
