import { useId, useState } from 'react'
import { useAdminLogout, useAdminSession } from '#app/data/admin'
import { pathOf } from '#app/framework/addresses/path-of'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { controlClasses } from '#app/ui/fields/field'
import { Modal } from '#app/ui/modal'
import { sendOthers } from './check-in'
import { deviceName, forgetEvent, nameDevice, readEvents, readWaiting } from './device-store'
import { dropOffline } from './store-offline'
import type { Keeping } from './use-offline-copy'

const keepingWords: Record<Keeping, string> = {
  checking: 'Getting this page ready for no network…',
  kept: 'This page works without a network on this phone.',
  'kept for now':
    'This page works without a network on this phone. But this browser may clear it when the phone runs full, with scans that are not sent yet: let them be sent soon, and leave space free.',
  'not kept': 'This browser cannot keep the page: do not close or reload it without a network.',
}

const troubles: readonly Keeping[] = ['kept for now', 'not kept']

/** How many scans wait, after what can be sent was. */
async function countWaiting(): Promise<number> {
  await sendOthers(undefined).catch(() => undefined)
  return (await readWaiting()).length
}

/** What this phone is called, whether it is ready, and how it is left. */
export function DeviceSettings({ keeping }: { keeping: Keeping }) {
  const id = useId()
  const [name, setName] = useState(deviceName)
  const [waiting, setWaiting] = useState<number>()
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <p
        role="status"
        className={troubles.includes(keeping) ? 'font-semibold text-danger-700' : 'text-ink-soft'}
      >
        {keepingWords[keeping]}
      </p>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          Name of this phone
        </label>
        <input
          id={id}
          value={name}
          maxLength={60}
          onChange={({ target }) => {
            setName(target.value)
            if (target.value.trim()) nameDevice(target.value.trim())
          }}
          className={controlClasses}
        />
        <p className="text-ink-muted">The others see it beside who was let in: Main gate.</p>
      </div>
      <button
        type="button"
        className="button-outline"
        onClick={() => void countWaiting().then(setWaiting)}
      >
        Finish on this phone
      </button>
      {waiting !== undefined && (
        <FinishDialog waiting={waiting} onClose={() => setWaiting(undefined)} />
      )}
    </section>
  )
}

function FinishDialog({ waiting, onClose }: { waiting: number; onClose: () => void }) {
  const { endSession } = useAdminSession()
  const logout = useAdminLogout(() => endSession())
  const [isBusy, setBusy] = useState(false)
  const finish = async () => {
    setBusy(true)
    for (const { eventId } of await readEvents()) await forgetEvent(eventId)
    await dropOffline()
    await readWaiting()
    // The browser has closed the tables by then: the page begins anew.
    logout.mutate(undefined, { onSettled: () => window.location.replace(pathOf('admin-check-in')) })
  }
  return (
    <Modal title="Finish on this phone?" onClose={onClose} isBusy={isBusy}>
      <p className="mt-3">
        The lists are removed, and you are signed out.
        {waiting > 0 &&
          ` ${waiting === 1 ? 'One scan was' : `${waiting} scans were`} not sent yet: ${waiting === 1 ? 'it stays' : 'they stay'} here until somebody signs in on this page again.`}
      </p>
      <DialogButtons
        cancel="Go on"
        onCancel={onClose}
        confirm="Finish"
        onConfirm={() => void finish()}
        isBusy={isBusy}
      />
    </Modal>
  )
}
