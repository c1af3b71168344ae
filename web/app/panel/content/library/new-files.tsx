import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { Card } from '../../shell/card'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { CollectionField } from './collection-field'
import { DescribePictures } from './describe-pictures'
import { itemNotSaved } from './library-texts'
import type { AddedFiles } from './use-added-files'

type NewFilesProps = { panel: Panel; files: AddedFiles }

/** Files that were just uploaded, to describe and file in one go. */
export function NewFiles({ panel, files }: NewFilesProps) {
  const { items, changed, collection } = files
  const [problem, setProblem] = useState('')
  const { describeMany } = useLibraryCalls()
  const save = async () => {
    const sent = new Set(items.map(({ _id }) => _id))
    const isMoved = collection.trim() !== ''
    const others = items.filter(({ _id }) => !changed.some((one) => one._id === _id))
    const unchanged = others.map(({ _id, version }) => ({ _id, version }))
    const entries = isMoved ? [...changed, ...unchanged] : changed
    if (entries.length === 0) return files.drop(({ _id }) => sent.has(_id))
    setProblem('')
    try {
      const report = await describeMany.mutateAsync({
        entries,
        ...(isMoved && { collection }),
      })
      const rejected = new Set(report.rejected.map(({ _id }) => _id))
      // Another attempt needs the versions that others saved.
      files.update(new Set(entries.map(({ _id }) => _id)), report.items)
      files.drop(({ _id }) => sent.has(_id) && !rejected.has(_id))
      const isLeft = new Set(report.items.map(({ _id }) => _id))
      const left = report.rejected.find(({ _id }) => isLeft.has(_id))
      if (rejected.size === 0) panel.showSuccess(report.message)
      else if (left) setProblem(`${report.message}: ${left.reason}`)
      // No file is left to show it with.
      else panel.showError(`${report.message}: ${report.rejected[0]?.reason}`)
    } catch (error) {
      reportFailure(error, setProblem, itemNotSaved)
    }
  }
  return (
    <Card
      title={countOf(items.length, 'new file', 'new files')}
      lead="You can add descriptions now or later."
      className="grid gap-4 p-4 sm:p-6"
    >
      <DescribePictures
        label="New files"
        noun={['picture', 'pictures']}
        files={files}
        confirm={describeMany.isPending ? 'Saving...' : 'Save and close'}
        isBusy={describeMany.isPending}
        problem={problem}
        onSend={() => void save()} // reports its failure
      >
        <CollectionField value={collection} onChange={files.setCollection} />
      </DescribePictures>
    </Card>
  )
}
