import { Undo2 } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { importOrReload } from '#app/lib/import-or-reload'
import { Icon } from '#app/ui/icon'
import type { Panel } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'

const UndoImportDialog = lazy(async () => ({
  default: (await importOrReload(() => import('./undo-import-dialog'))).UndoImportDialog,
}))

type UndoImportProps = { importId: string; panel: Panel; onUndone?: () => void }

export function UndoImport({ importId, panel, onUndone }: UndoImportProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useRights().has('carry records')) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="button-outline justify-self-start px-4"
      >
        <Icon of={Undo2} className="size-5" />
        Undo import
      </button>
      {isOpen && (
        <Suspense>
          <UndoImportDialog
            importId={importId}
            panel={panel}
            onClose={() => setOpen(false)}
            onUndone={() => {
              setOpen(false)
              onUndone?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
