import { screen, waitFor } from '@testing-library/react'
import { ApiError } from 'contract/platform/client'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { TextField } from '#app/ui/fields/text-field'
import { renderPart } from '#test/render-app'
import { FormFields } from './form-fields'
import { useSave } from './use-save'

const panel = {
  open: vi.fn(),
  views: [],
  canOpen: () => true,
  openSaved: vi.fn(),
  edit: vi.fn(),
  edited: {},
  start: {},
  showSuccess: vi.fn(),
  showError: vi.fn(),
  setUnsaved: vi.fn(),
}

function NameForm({ send }: { send: () => Promise<{ message: string }> }) {
  const form = useForm({ defaultValues: { name: '', photo: '' } })
  const { submit, stage } = useSave({
    panel,
    form,
    send,
    onSaved: () => {},
    failure: 'Failed to save.',
    pictureField: 'photo',
  })
  return (
    <form onSubmit={submit}>
      <FormFields isBusy={stage !== undefined}>
        <TextField control={form.control} name="name" label="Name" />
      </FormFields>
      <button type="submit">Save</button>
    </form>
  )
}

test('the fields are disabled until the response, and then the invalid one gets the focus', async () => {
  let refuse = (_refusal: ApiError) => {}
  const send = () =>
    new Promise<{ message: string }>((_resolve, reject) => {
      refuse = reject
    })
  const { user } = renderPart(<NameForm send={send} />)
  const field = screen.getByLabelText('Name')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field.matches(':disabled')).toBe(true))

  refuse(new ApiError(400, { message: 'Name is taken', errors: { name: 'Name is taken' } }))
  await screen.findByText('Name is taken')
  expect(field.matches(':disabled')).toBe(false)
  expect(document.activeElement).toBe(field)
})

test('what somebody deleted meanwhile can’t be saved, and the form stays', async () => {
  const send = async () => {
    throw new ApiError(404, { message: 'Event not found' })
  }
  const { user } = renderPart(<NameForm send={send} />)
  await user.type(screen.getByLabelText('Name'), 'Fair')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(panel.showError).toHaveBeenLastCalledWith(
      'Not saved: someone deleted this in the meantime. Your text is still here, so you can copy it.',
    ),
  )
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Fair')
})
