import { screen } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { pasteInto } from './paste-into'

const poster = new File(['x'], 'poster.png', { type: 'image/png' })

/** Types the required fields, with spaces around the title. */
export async function fillEventForm(user: ReturnType<typeof userEvent.setup>) {
  await pasteInto(user, screen.getByLabelText('Event Title'), '  Sports Day  ')
  await pasteInto(user, screen.getByLabelText('Description'), 'Races and relays for all.')
  await pasteInto(user, screen.getByLabelText('Event Date'), '2026-12-01T10:00')
  await user.upload(screen.getByLabelText('Event Image'), poster)
}
