import { useId, useState } from 'react'
import { useAdminLogout, useAdminSession } from '#app/data/admin'
import { pathOf } from '#app/framework/addresses/path-of'
import { replaceBy } from '#app/lib/go-to'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { controlClasses } from '#app/ui/fields/field'
import { Button } from '../../shell/button'
import { sendRemainingScans } from './check-in'
import { forgetEvent, nameDevice, ownDeviceName, readEvents, readUnsentScans } from './device-store'
import { dropOffline } from './store-offline'
import type { OfflineCopyStatus } from './use-offline-copy'

const offlineCopyTexts: Record<OfflineCopyStatus, string> = {
  checking: 'Preparing this page for offline use...',
  kept: 'This page works offline on this phone.',
  'kept for now':
    'This page works offline on this phone. If the phone runs out of storage, the browser may delete it together with unsent scans. Keep some storage free and go online soon.',
  'not kept': 'This browser can’t store the page. Don’t close or reload it while you’re offline.',
}

const troubles: readonly OfflineCopyStatus[] = ['kept for now', 'not kept']

async function countWaiting(): Promise<number> {
  await sendRemainingScans(undefined).catch(() => undefined)
  return (await readUnsentScans()).length
}

export function DeviceSettings({ storageState }: { storageState: OfflineCopyStatus }) {
  const id = useId()
  const [name, setName] = useState(ownDeviceName)
  const [waiting, setWaiting] = useState<number>()
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <p
        role="status"
        className={
          troubles.includes(storageState) ? 'font-semibold text-danger-700' : 'text-ink-soft'
        }
      >
        {offlineCopyTexts[storageState]}
      </p>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          Name this phone
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
        <p className="text-ink-muted">Shown next to each scan, for example “Main gate”.</p>
      </div>
      <Button onClick={() => void countWaiting().then(setWaiting)}>Finish on this phone</Button>
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
    await readUnsentScans()
    // The browser has closed the tables by then, so the page reloads.
    logout.mutate(undefined, { onSettled: () => replaceBy(pathOf('admin-check-in')) })
  }
  return (
    <ConfirmationDialog
      title="Finish on this phone?"
      confirm="Finish"
      onConfirm={() => void finish()}
      onClose={onClose}
      isBusy={isBusy}
    >
      <p className="mt-3">
        This removes the guest lists from this phone and signs you out.
        {waiting > 0 &&
          ` ${waiting === 1 ? 'One scan has' : `${waiting} scans have`} not been sent yet and will be sent the next time someone signs in on this page.`}
      </p>
    </ConfirmationDialog>
  )
}
