import type { LibraryItem } from 'contract/content/library/items'
import { useState } from 'react'
import { useLibraryCalls } from '#app/data/library'
import { UploadProgress, type UploadStage } from '#app/ui/fields/upload-progress'
import { Button } from '../../shell/button'
import { reportFailure } from '../../shell/report-failure'
import { FileInput } from './file-input'
import { kindTexts, libraryTextsOf } from './library-texts'

const failed = 'The file was not replaced. Check your connection and try again.'
const notRenamed = 'The file was not renamed. Try again.'

/** The server names new files the same way. */
const maxCharacters = 100
const nameOf = ({ name }: File) =>
  name
    .replace(/\.\w{1,5}$/, '')
    .trim()
    .slice(0, maxCharacters)

type ReplaceFileProps = {
  item: LibraryItem
  onRenamed: (before: string, after: string) => void
}

/** Corrects the file everywhere, under its address; then offers the name of the new one. */
export function ReplaceFile({ item, onRenamed }: ReplaceFileProps) {
  const { replace, describe } = useLibraryCalls()
  const [stage, setStage] = useState<UploadStage>()
  const [sent, setSent] = useState<File>()
  const [errorText, setErrorText] = useState('')
  const { _id, version, name, kind } = item
  const isTry = async (work: () => Promise<unknown>, failure: string) => {
    setErrorText('')
    try {
      await work()
      return true
    } catch (error) {
      reportFailure(error, setErrorText, failure)
      return false
    }
  }
  const put = async ([file]: readonly File[]) => {
    if (!file) return
    setSent(undefined)
    setStage('preparing')
    const onUploadProgress = (sentShare: number) => setStage({ sentShare })
    const replacing = () => replace.mutateAsync({ _id, version, file, onUploadProgress })
    if (await isTry(replacing, failed)) setSent(file)
    setStage(undefined)
  }
  const newName = sent && nameOf(sent)
  const rename = async () => {
    if (!newName) return
    const words = { ...libraryTextsOf(item), name: newName }
    const renaming = () => describe.mutateAsync({ _id, version, words })
    if (await isTry(renaming, notRenamed)) onRenamed(name, newName)
  }
  return (
    <div className="grid justify-items-start gap-2">
      <FileInput
        accept={kindTexts[kind].accept}
        isBlocked={stage !== undefined}
        onFiles={(files) => void put(files)}
      >
        Replace this file
      </FileInput>
      {stage && <UploadProgress stage={stage} />}
      {/* Rendered even when empty, so that it is announced. */}
      <p role="status" className="wrap-anywhere text-leaf-700 empty:hidden">
        {sent && `Replaced with ${sent.name}, everywhere it is used.`}
      </p>
      {newName && newName !== name && (
        <Button tone="link" onClick={() => void rename()} className="text-left wrap-anywhere">
          {`Rename “${name}” to “${newName}”`}
        </Button>
      )}
      <p role="alert" className="text-danger-700 empty:hidden">
        {errorText}
      </p>
    </div>
  )
}
