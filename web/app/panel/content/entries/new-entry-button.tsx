import { type CollectionName, contentTypes } from 'contract/content/types'
import { foldName } from 'contract/platform/fold-text'
import { IndianRupee, Plus } from 'lucide'
import { useState } from 'react'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { useMayCreate } from '../../shell/use-may-create'
import { NewEntryDialog } from './new-entry-dialog'

type NewEntryButtonProps = {
  panel: Panel
  type: CollectionName
  isQuiet?: boolean
  className: string
}

export function NewEntryButton({ panel, type, isQuiet, className }: NewEntryButtonProps) {
  const mayBegin = useMayCreate()
  const [isNew, setNew] = useState(false)
  if (!mayBegin(type)) return null
  return (
    <>
      <Button
        tone={isQuiet ? 'outline' : 'primary'}
        icon={Plus}
        onClick={() => setNew(true)}
        className={className}
      >
        {`New ${contentTypes[type].one.toLowerCase()}`}
      </Button>
      {isNew && <NewEntryDialog panel={panel} type={type} onClose={() => setNew(false)} />}
    </>
  )
}

const feesLabel = 'Fees for all courses'

/** The table is no entry, so a search among entries can't find it. */
export const namesFees = (search: string) => foldName(feesLabel).includes(foldName(search).trim())

type FeesButtonProps = { panel: Panel; type: CollectionName; className?: string }

export const FeesButton = ({ panel, type, className = '' }: FeesButtonProps) =>
  type === 'course' && panel.canOpen('fees') ? (
    <Button icon={IndianRupee} onClick={() => panel.open('fees')} className={`px-4 ${className}`}>
      {feesLabel}
    </Button>
  ) : null
