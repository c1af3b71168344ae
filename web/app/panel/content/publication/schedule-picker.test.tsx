import { screen } from '@testing-library/react'
import { CalendarX } from 'lucide'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#test/render-app'
import { PanelContext } from '../../shell/use-typed-state'
import { SchedulePicker } from './schedule-picker'

test('a date typed for publication is there to be restored when the session ends', async () => {
  const setUnsaved = vi.fn()
  const { user } = renderPart(
    <PanelContext value={{ setUnsaved }}>
      <SchedulePicker
        {...{ name: 'end of it', icon: CalendarX, label: 'Set end date…', confirm: 'Show until' }}
        isBusy={false}
        onChoose={async () => true}
      />
    </PanelContext>,
  )
  const typed = () => setUnsaved.mock.lastCall?.[1]?.()
  await user.click(screen.getByRole('button'))
  expect(typed()).toBeUndefined()
  await user.clear(screen.getByLabelText(/^Date and time/))
  await user.type(screen.getByLabelText(/^Date and time/), '2027-01-23T09:00')
  expect(typed()).toBe('2027-01-23T09:00')
  expect(setUnsaved.mock.lastCall?.[2]).toBe('end of it')
})
