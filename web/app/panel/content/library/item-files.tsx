import type { LibraryItem, LibraryKind, LibraryVersion } from 'contract/content/library/items'
import { useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { useSite } from '#app/lib/site'
import { sizeText } from '#app/lib/size-text'
import { ConfirmationDialog } from '#app/ui/confirmation-dialog'
import { UploadProgress, type UploadStage } from '#app/ui/fields/upload-progress'
import { resolveAddress } from '#app/ui/picture'
import { formatRecentTime } from '../../shell/format-recent-time'
import type { Panel } from '../../shell/panel'
import { useAccountName } from '../../shell/use-account-name'
import { useAct } from '../../shell/use-act'
import { DocumentHints } from './document-hints'
import { FileInput } from './file-input'
import { fileFacts, itemFacts, itemNotSaved, kindTexts } from './library-texts'

type ItemFilesProps = { panel: Panel; item: LibraryItem; versions: readonly LibraryVersion[] }

export function ItemFiles({ panel, item, versions }: ItemFilesProps) {
  const { replace } = useLibraryCalls()
  const act = useAct(panel, itemNotSaved)
  const [stage, setStage] = useState<UploadStage>()
  const { _id, version, kind } = item
  const put = async ([file]: readonly File[]) => {
    if (!file) return
    setStage('preparing')
    const onUploadProgress = (sentShare: number) => setStage({ sentShare })
    await act(() => replace.mutateAsync({ _id, version, file, onUploadProgress }))
    setStage(undefined)
  }
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {`${kind === 'document' ? itemFacts(item) : sizeText(item.bytes)}. If you replace it, the new ${kindTexts[kind].one} appears right away wherever it is used.`}
      </p>
      <DocumentHints item={item} />
      <div>
        <FileInput
          accept={kindTexts[kind].accept}
          isBlocked={stage !== undefined}
          onFiles={(files) => void put(files)}
        >
          {`Replace ${kindTexts[kind].one}`}
        </FileInput>
      </div>
      {stage && <UploadProgress stage={stage} />}
      <EarlierFiles panel={panel} item={item} versions={versions} />
    </div>
  )
}

/** Restoring changes every page that uses the file, so it asks first. */
function EarlierFiles({ panel, item: { _id, version, kind }, versions }: ItemFilesProps) {
  const { restore } = useLibraryCalls()
  const act = useAct(panel, itemNotSaved)
  const { now } = useSite()
  const [requested, setRequested] = useState<LibraryVersion>()
  const earlier = versions.filter(({ isCurrent }) => !isCurrent)
  if (earlier.length === 0) return null
  const close = () => setRequested(undefined)
  const confirm = async (file: string) => {
    await act(() => restore.mutateAsync({ _id, version, file }))
    close()
  }
  return (
    <>
      <h4 className="mt-2 font-semibold text-ink">Earlier versions</h4>
      <ul className="grid gap-2">
        {earlier.map((one) => (
          <EarlierFile
            key={one._id}
            version={one}
            kind={kind}
            since={formatRecentTime(one.createdAt, now)}
            onRequest={() => setRequested(one)}
          />
        ))}
      </ul>
      {requested && (
        <ConfirmationDialog
          title={`Restore the version from ${formatRecentTime(requested.createdAt, now)}?`}
          lead={`Visitors will see that version right away wherever this ${kindTexts[kind].one} is used. The current version stays in this list.`}
          confirm="Restore"
          onConfirm={() => void confirm(requested._id)}
          onClose={close}
          isBusy={restore.isPending}
        />
      )}
    </>
  )
}

type EarlierFileProps = {
  version: LibraryVersion
  kind: LibraryKind
  since: string
  onRequest: () => void
}

function EarlierFile({ version, kind, since, onRequest }: EarlierFileProps) {
  const author = useAccountName()(version.author)
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-tint p-2">
      {kind === 'picture' && (
        <img
          src={resolveAddress(version.address)}
          alt=""
          loading="lazy"
          className="h-14 w-20 rounded-md bg-well object-cover"
        />
      )}
      <span className="min-w-0 flex-1 text-[0.9375rem] wrap-anywhere text-ink-soft">
        {`${since}, ${author}, `}
        {kind === 'picture' ? (
          sizeText(version.bytes)
        ) : (
          <FileLink version={version} since={since} />
        )}
      </span>
      <button
        type="button"
        onClick={onRequest}
        className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-accent hover:bg-accent-soft"
      >
        Restore<span className="sr-only">{`: version from ${since}`}</span>
      </button>
    </li>
  )
}

const FileLink = ({ version, since }: Pick<EarlierFileProps, 'version' | 'since'>) => (
  <a
    href={resolveAddress(version.address)}
    target="_blank"
    rel="noreferrer"
    className="font-semibold text-accent underline underline-offset-4"
  >
    {fileFacts(version)}
    <span className="sr-only">{` (version from ${since}, opens in a new tab)`}</span>
  </a>
)
