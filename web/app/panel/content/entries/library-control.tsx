import { useQuery } from '@tanstack/react-query'
import type { ContentField } from 'contract/content/field'
import type { LibraryKind, ListedItem } from 'contract/content/library/items'
import { Images, Trash2 } from 'lucide'
import { useState } from 'react'
import { libraryItemQuery } from '#app/data/library'
import { describedBy, FieldError } from '#app/ui/fields/field'
import { Icon } from '#app/ui/icon'
import { DocumentHints } from '../library/document-hints'
import { FileInput, hasCamera, quietButton } from '../library/file-input'
import { ItemPicture } from '../library/item-picture'
import { LibraryDialog } from '../library/library-dialog'
import { itemFacts, kindTexts, needsTranscript } from '../library/library-texts'
import { ReplaceFile } from '../library/replace-file'
import { UploadList } from '../library/upload-list'
import { useFileDrop } from '../library/use-file-drop'
import { useUploads } from '../library/use-uploads'
import { AltControl } from './alt-control'
import type { ContentForm } from './content-form'
import { DocumentControl } from './document-control'
import { FocusControl } from './focus-control'
import { pathBeside, valueAt } from './form-data'

type LibraryControlProps = {
  form: ContentForm
  path: string
  field: ContentField
  kind: LibraryKind
}

export function LibraryControl({ form, path, field, kind }: LibraryControlProps) {
  const { label, help: hint, isRequired } = field
  const id = form.idOf(path)
  const error = form.errorAt(path)
  const value = valueAt(form.data, path)
  const chosen = typeof value === 'string' && value !== '' ? value : undefined
  const [isChoosing, setChoosing] = useState(false)
  const put = ({ _id, name }: ListedItem) => {
    form.change(path, _id)
    if (field.names) form.suggest(pathBeside(path, field.names), name)
    form.announce(`${label}: ${name}`)
    setChoosing(false)
  }
  /** A label that repeated the old name follows the new one. */
  const follow = (before: string, after: string) => {
    const label = field.names && pathBeside(path, field.names)
    if (label && valueAt(form.data, label) === before) form.change(label, after)
  }
  const { send, ...uploads } = useUploads(put, kind)
  const sendFirst = (files: readonly File[]) => void send(files.slice(0, 1))
  const { isOver, target } = useFileDrop(sendFirst)
  const { one, accept } = kindTexts[kind]
  return (
    <fieldset
      {...target}
      {...describedBy(id, { hint, error })}
      className={`grid min-w-0 gap-3 rounded-md border p-3 sm:col-span-full ${isOver ? 'border-brand-600 bg-accent-soft' : error ? 'border-danger-600' : 'border-line-strong'}`}
    >
      {/* Focus target for errors. */}
      <legend id={id} tabIndex={-1} className="px-1 font-semibold text-ink">
        {label}
        <span className={isRequired ? 'text-danger-600' : 'font-normal text-ink-muted'}>
          {isRequired ? ' *' : ' (optional)'}
        </span>
      </legend>
      {chosen && <Chosen key={chosen} itemId={chosen} kind={kind} onRenamed={follow} />}
      <UploadList {...uploads} />
      <div className={`flex flex-wrap ${chosen ? '-mx-2' : 'gap-2'}`}>
        <FileInput accept={accept} isQuiet={chosen !== undefined} onFiles={sendFirst}>
          {chosen ? `Upload another ${one}` : `Upload ${one}`}
        </FileInput>
        {hasCamera() && (
          <FileInput accept="image/*" isCamera isQuiet={chosen !== undefined} onFiles={sendFirst}>
            Take photo
          </FileInput>
        )}
        <button
          type="button"
          onClick={() => setChoosing(true)}
          className={chosen ? quietButton : 'button-outline px-4'}
        >
          <Icon of={Images} className="size-5" />
          Choose existing
        </button>
        {chosen && !isRequired && (
          <button
            type="button"
            onClick={() => {
              form.change(path, '')
              document.getElementById(id)?.focus()
            }}
            className={quietButton}
          >
            <Icon of={Trash2} className="size-5" />
            {`Remove ${one}`}
          </button>
        )}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
        {`${hint ? `${hint}. ` : ''}You can also drop or paste a file here.`}
        {chosen &&
          kind === 'document' &&
          ' “Replace this file” corrects it wherever it is used, and keeps its link.'}
      </p>
      {isChoosing && (
        <LibraryDialog kind={kind} onChoose={put} onClose={() => setChoosing(false)} />
      )}
    </fieldset>
  )
}

type ChosenProps = {
  itemId: string
  kind: LibraryKind
  onRenamed: (before: string, after: string) => void
}

function Chosen({ itemId, kind, onRenamed }: ChosenProps) {
  const { data, isError } = useQuery(libraryItemQuery(itemId))
  if (!data)
    return (
      <p className="text-ink-muted">
        {isError ? `This ${kindTexts[kind].one} has been deleted.` : 'Loading...'}
      </p>
    )
  const { item } = data
  return (
    <div className="flex flex-wrap items-start gap-4">
      <ItemPicture
        item={item}
        sizes="14rem"
        className={`rounded-md ${kind === 'picture' ? 'aspect-video w-56 max-w-full' : 'size-20'}`}
      />
      <div className="grid min-w-52 flex-1 gap-2">
        <p translate="no" className="font-semibold wrap-anywhere text-ink">
          {item.name}
        </p>
        {kind === 'document' && (
          <>
            <p className="text-ink-muted">{itemFacts(item)}</p>
            <DocumentHints item={item} />
            {needsTranscript(item) && <DocumentControl item={item} />}
          </>
        )}
        {kind === 'picture' && <AltControl item={item} />}
        <ReplaceFile item={item} onRenamed={onRenamed} />
      </div>
      {kind === 'picture' && <FocusControl item={item} />}
    </div>
  )
}
