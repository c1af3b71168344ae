import { FileSpreadsheet } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon'
import type { ListFilters } from '../../shell/list/use-paged-list'
import type { Panel } from '../../shell/panel'
import { TranslationFileDialog } from './translation-file-dialog'

type TranslationFileButtonProps = { panel: Panel; filters: ListFilters }

export function TranslationFileButton({ panel, filters }: TranslationFileButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="button-outline px-4 max-sm:w-full"
      >
        <Icon of={FileSpreadsheet} className="size-5" />
        Translate in Excel
      </button>
      {isOpen && (
        <TranslationFileDialog panel={panel} filters={filters} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
