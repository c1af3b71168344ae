import type { ListedItem } from 'contract/content/library/items'
import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { Card } from '../../shell/card'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { CollectionField } from './collection-field'
import { DescribePictures, useDescriptions } from './describe-pictures'
import { itemNotSaved } from './library-texts'

type NewFilesProps = {
  panel: Panel
  items: readonly ListedItem[]
  onChange: (items: readonly ListedItem[]) => void
}

/** Files that were just uploaded, to describe and file in one go. */
export function NewFiles({ panel, items, onChange }: NewFilesProps) {
  const descriptions = useDescriptions(panel, items)
  const [collection, setCollection] = useState('')
  const [problem, setProblem] = useState('')
  const { describeMany } = useLibraryCalls()
  const save = async () => {
    const { changed } = descriptions
    const isMoved = collection.trim() !== ''
    const others = items.filter(({ _id }) => !changed.some((one) => one._id === _id))
    const unchanged = others.map(({ _id, version }) => ({ _id, version }))
    const entries = isMoved ? [...changed, ...unchanged] : changed
    if (entries.length === 0) return onChange([])
    setProblem('')
    try {
      const report = await describeMany.mutateAsync({
        entries,
        ...(isMoved && { collection }),
      })
      const rejected = new Set(report.rejected.map(({ _id }) => _id))
      onChange(items.filter(({ _id }) => rejected.has(_id)))
      if (rejected.size > 0) setProblem(`${report.message}: ${report.rejected[0]?.reason}`)
      else panel.showSuccess(report.message)
    } catch (error) {
      reportFailure(error, setProblem, itemNotSaved)
    }
  }
  return (
    <Card
      title={countOf(items.length, 'new file', 'new files')}
      lead="Describe them now, or leave that for later."
      className="grid gap-4 p-4 sm:p-6"
    >
      <DescribePictures
        label="New files"
        noun={['picture', 'pictures']}
        items={items}
        descriptions={descriptions}
        confirm={describeMany.isPending ? 'Saving...' : 'Save and close'}
        isBusy={describeMany.isPending}
        problem={problem}
        onSend={() => void save()} // reports its failure
        onDrop={({ _id }) => onChange(items.filter((one) => one._id !== _id))}
      >
        <CollectionField value={collection} onChange={setCollection} />
      </DescribePictures>
    </Card>
  )
}
