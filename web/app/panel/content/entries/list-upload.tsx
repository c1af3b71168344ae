import { defaultValuesOf } from 'contract/content/default-values'
import type { ContentField, ContentFields } from 'contract/content/field'
import type { LibraryKind, ListedItem } from 'contract/content/library/items'
import { countOf } from 'contract/platform/format-count'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FileInput } from '../library/file-input'
import { kindTexts } from '../library/library-texts'
import { UploadList } from '../library/upload-list'
import { useUploads } from '../library/use-uploads'
import type { ContentForm } from './content-form'
import { itemsOf, newKey, valueAt } from './form-data'

const isKind = (kind: string): kind is LibraryKind => kind in kindTexts

/** Undefined where there are none or several. */
export function fileField(fields: ContentFields) {
  const [result, ...others] = Object.entries(fields).flatMap(([name, { kind, names }]) =>
    isKind(kind) ? [{ name, kind, names }] : [],
  )
  return others.length === 0 ? result : undefined
}

type ListUploadProps = {
  form: ContentForm
  path: string
  field: ContentField
  file: NonNullable<ReturnType<typeof fileField>>
}

export function ListUpload({ form, path, field, file }: ListUploadProps) {
  const { fields = {}, most = 0 } = field.items ?? {}
  const { one } = kindTexts[file.kind]
  const inputId = `${form.idOf(path)}-upload`
  const put = ({ _id, name }: ListedItem) => {
    const named = { [file.name]: _id, ...(file.names && { [file.names]: name }) }
    const _key = newKey()
    const isFocused = document.activeElement?.id === inputId
    flushSync(() => form.append(path, { ...defaultValuesOf(fields, newKey), ...named, _key }))
    // The new item may push the button off the screen.
    if (isFocused) document.getElementById(form.idOf(`${path}.${_key}`))?.focus()
    form.announce(`${field.label}: ${name}`)
  }
  const { send, waiting, ...uploads } = useUploads(put, file.kind)
  const [surplus, setSurplus] = useState(0)
  const room = most - itemsOf(valueAt(form.data, path)).length - waiting.length
  return (
    <>
      <UploadList {...uploads} />
      {room > 0 && (
        <FileInput
          id={inputId}
          accept={kindTexts[file.kind].accept}
          isMultiple
          onFiles={(files) => {
            setSurplus(Math.max(0, files.length - room))
            void send(files.slice(0, room)) // each shows its failure
          }}
        >
          {`Upload ${kindTexts[file.kind].many}`}
          <span className="sr-only">{` to “${field.label}”, one item per ${one}`}</span>
        </FileInput>
      )}
      {surplus > 0 && (
        <p role="alert" className="text-danger-700">
          {`“${field.label}” has room for ${most}, so ${countOf(surplus, 'file was', 'files were')} not added.`}
        </p>
      )}
    </>
  )
}
