import type { LibraryItem, LibraryVersion } from 'contract/library/items'
import { useState } from 'react'
import { UploadProgress, type UploadStage } from '#app/components/fields/upload-progress'
import { resolveAddress } from '#app/components/picture'
import { useLibraryCalls } from '#app/data/library'
import { useSite } from '#app/lib/site'
import { sizeText } from '#app/lib/size-text'
import { formatMoment } from '../content/format-moment'
import type { Panel } from '../panel'
import { DocumentHints } from './document-hints'
import { FileInput } from './file-input'
import { itemFacts, kindWords } from './library-words'
import { useItemAct } from './use-item-act'

type ItemFilesProps = { panel: Panel; item: LibraryItem; versions: readonly LibraryVersion[] }

/** The file of an item: another one in its place, and those that it had before. */
export function ItemFiles({ panel, item, versions }: ItemFilesProps) {
  const { replace, restore } = useLibraryCalls()
  const act = useItemAct(panel)
  const [stage, setStage] = useState<UploadStage>()
  const { _id, version, kind } = item
  const put = async ([file]: readonly File[]) => {
    if (!file || stage) return
    setStage('preparing')
    const onUploadProgress = (sentShare: number) => setStage({ sentShare })
    await act(() => replace.mutateAsync({ _id, version, file, onUploadProgress }))
    setStage(undefined)
  }
  const earlier = versions.filter(({ isCurrent }) => !isCurrent)
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {`${kind === 'document' ? itemFacts(item) : sizeText(item.bytes)}. Wherever it is used, the new ${kindWords[kind].one} is shown at once.`}
      </p>
      <DocumentHints item={item} />
      {stage ? (
        <UploadProgress stage={stage} />
      ) : (
        <div>
          <FileInput accept={kindWords[kind].accept} onFiles={(files) => void put(files)}>
            {`Replace this ${kindWords[kind].one}`}
          </FileInput>
        </div>
      )}
      {earlier.length > 0 && (
        <>
          <h4 className="mt-2 font-semibold text-ink">Before that</h4>
          <ul className="grid gap-2">
            {earlier.map((one) => (
              <EarlierFile
                key={one._id}
                version={one}
                isPicture={kind === 'picture'}
                onRestore={() =>
                  void act(() => restore.mutateAsync({ _id, version, file: one._id }))
                }
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type EarlierFileProps = { version: LibraryVersion; isPicture: boolean; onRestore: () => void }

function EarlierFile({ version, isPicture, onRestore }: EarlierFileProps) {
  const { now } = useSite()
  const since = formatMoment(version.createdAt, now)
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-tint p-2">
      {isPicture && (
        <img
          src={resolveAddress(version.address)}
          alt=""
          loading="lazy"
          className="h-14 w-20 rounded-md bg-well object-cover"
        />
      )}
      <span className="min-w-0 flex-1 text-[0.9375rem] wrap-anywhere text-ink-soft">
        {`${since}, ${version.author}, ${sizeText(version.bytes)}`}
      </span>
      <button
        type="button"
        onClick={onRestore}
        aria-label={`Use the file of ${since} again`}
        className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-accent hover:bg-accent-soft"
      >
        Use again
      </button>
    </li>
  )
}
