import { FileSpreadsheet } from 'lucide'
import { useState } from 'react'
import { Button } from '../../shell/button'
import type { ListFilters } from '../../shell/list/use-paged-list'
import type { Panel } from '../../shell/panel'
import { TranslationFileDialog } from './translation-file-dialog'

type TranslationFileButtonProps = { panel: Panel; filters: ListFilters }

export function TranslationFileButton({ panel, filters }: TranslationFileButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={FileSpreadsheet} onClick={() => setOpen(true)} className="px-4 max-sm:w-full">
        Translate in Excel
      </Button>
      {isOpen && (
        <TranslationFileDialog panel={panel} filters={filters} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
