import { Undo2 } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { importOrReload } from '#app/lib/import-or-reload'
import { Button } from '../../shell/button'
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
      <Button icon={Undo2} onClick={() => setOpen(true)} className="justify-self-start px-4">
        Undo import
      </Button>
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
