import { useQueries } from '@tanstack/react-query'
import type { ContentData } from 'contract/content/data'
import { defaultValuesOf } from 'contract/content/default-values'
import type { ContentField, ContentFields } from 'contract/content/field'
import { Plus, Undo2 } from 'lucide'
import { type ClipboardEvent, type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { libraryItemQuery } from '#app/data/library'
import { describedBy, FieldError } from '#app/ui/fields/field'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { truncate } from '../../shell/list/truncate'
import { RequiredIndicator } from '../../shell/required-indicator'
import type { ContentForm } from './content-form'
import {
  fileIn,
  itemName,
  itemsOf,
  type ListItemData,
  moved,
  newKey,
  numberedName,
  valueAt,
} from './form-data'
import { ListItem } from './list-item'
import { fileField, ListUpload } from './list-upload'
import { onlyTextField, pastedItems } from './pasted-items'

const nameCharacters = 48

const maxOpen = 3

type FieldsProps = { form: ContentForm; fields: ContentFields; path: string }

type ListControlProps = {
  form: ContentForm
  path: string
  field: ContentField
  /** Passed in, because lists can contain lists. */
  Fields: ComponentType<FieldsProps>
}

const isTextBox = (box: EventTarget) =>
  box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement

const focusOn = (id: string) => document.getElementById(id)?.focus()

/** Focus follows the moved item, and every change is announced. */
function useList({ form, path, field }: ListControlProps) {
  const items = itemsOf(valueAt(form.data, path))
  const [removed, setRemoved] = useState<{ item: ListItemData; index: number }>()
  const fields = field.items?.fields ?? {}
  const fileNameOf = useFileNames(fields, items)
  const ownName = (item: ListItemData) =>
    truncate(itemName(fields, item) || fileNameOf(item), nameCharacters)
  const nameOf = (item: ListItemData, index: number) => ownName(item) || numberedName(fields, index)
  const put = (list: ListItemData[]) => flushSync(() => form.change(path, list))
  return {
    items,
    fields,
    removed,
    nameOf,
    headingOf: (item: ListItemData, index: number) =>
      ownName(item) ? `${index + 1}. ${ownName(item)}` : numberedName(fields, index),
    isFull: items.length >= (field.items?.most ?? 0),
    add: () => {
      const _key = newKey()
      flushSync(() => form.setOpen(`${path}.${_key}`, true))
      put([...items, { ...defaultValuesOf(fields, newKey), _key }])
      focusOn(form.idOf(`${path}.${_key}.${Object.keys(fields)[0]}`))
    },
    move: (index: number, to: number, focusedId?: string) => {
      const item = items[index]
      if (!item || to < 0 || to >= items.length || to === index) return
      put(moved(items, index, to))
      if (focusedId) focusOn(focusedId)
      form.announce(`${nameOf(item, index)} is now ${to + 1} of ${items.length}`)
    },
    paste: (index: number, event: ClipboardEvent<HTMLElement>) => {
      const item = items[index]
      const field = onlyTextField(fields)
      const { target, clipboardData } = event
      if (!item || !field || !isTextBox(target)) return
      const [first = '', ...others] = pastedItems(field.kind, clipboardData.getData('text/plain'))
      if (others.length === 0) return
      event.preventDefault()
      const { value, selectionStart, selectionEnd } = target
      const before = value.slice(0, selectionStart ?? value.length)
      const text = before + first + value.slice(selectionEnd ?? value.length)
      const added = others.map((line) => ({ [field.name]: line, _key: newKey() }))
      put(items.toSpliced(index, 1, { ...item, [field.name]: text }, ...added))
      form.announce(`${others.length + 1} items pasted`)
    },
    remove: (index: number) => {
      const item = items[index]
      if (!item) return
      setRemoved({ item, index })
      put(items.toSpliced(index, 1))
      focusOn(`${form.idOf(path)}-undo`)
      form.announce(`${nameOf(item, index)} removed`)
    },
    undo: () => {
      if (!removed) return
      put(items.toSpliced(removed.index, 0, removed.item))
      setRemoved(undefined)
      form.setOpen(`${path}.${removed.item._key}`, true)
      focusOn(form.idOf(`${path}.${removed.item._key}`))
    },
  }
}

export function ListControl(props: ListControlProps) {
  const { form, path, field, Fields } = props
  const { items, fields, removed, nameOf, headingOf, isFull, add, move, paste, remove, undo } =
    useList(props)
  const [dragged, setDragged] = useState<number>()
  const id = form.idOf(path)
  const error = form.errorAt(path)
  const { label, help, isRequired } = field
  const file = fileField(fields)
  return (
    <fieldset {...describedBy(id, { hint: help, error })} className="grid min-w-0 gap-3">
      {/* Focus target for errors of the list as a whole. */}
      <legend id={id} tabIndex={-1} className="mb-1 font-semibold text-ink">
        {label}
        <RequiredIndicator isRequired={isRequired} />
      </legend>
      {help && (
        <p id={`${id}-hint`} className="-mt-2 text-[0.9375rem] text-ink-muted">
          {help}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      {items.length > 0 && (
        <ol className="grid gap-3">
          {items.map((item, index) => (
            <ListItem
              key={item._key}
              form={form}
              path={`${path}.${item._key}`}
              name={nameOf(item, index)}
              heading={headingOf(item, index)}
              index={index}
              count={items.length}
              isOpenFirst={items.length <= maxOpen}
              dragged={dragged}
              onDrag={setDragged}
              onMove={(to, focusedId) => move(index, to, focusedId)}
              onDrop={(from) => move(from, index)}
              onPaste={(event) => paste(index, event)}
              onRemove={() => remove(index)}
            >
              <Fields form={form} fields={fields} path={`${path}.${item._key}`} />
            </ListItem>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {file && <ListUpload form={form} path={path} field={field} file={file} />}
        <Button
          icon={Plus}
          isBlocked={isFull}
          onClick={() => add()}
          className="px-4 aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        >
          {`Add to “${label}”`}
        </Button>
        {isFull && <span className="text-ink-muted">{`At most ${items.length}`}</span>}
        {removed && (
          <button
            id={`${id}-undo`}
            type="button"
            onClick={undo}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-md px-3 font-semibold text-accent hover:bg-accent-soft"
          >
            <Icon of={Undo2} className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {`Restore ${nameOf(removed.item, removed.index)}`}
            </span>
          </button>
        )}
      </div>
    </fieldset>
  )
}

/** Names of the files in items that have no text of their own. Their controls load them anyway. */
function useFileNames(fields: ContentFields, items: readonly ContentData[]) {
  const ids = items.flatMap((item) => (itemName(fields, item) ? [] : (fileIn(fields, item) ?? [])))
  const distinct = [...new Set(ids)]
  const names = useQueries({
    queries: distinct.map((id) => libraryItemQuery(id)),
    combine: (results) => new Map(distinct.map((id, at) => [id, results[at]?.data?.item.name])),
  })
  return (item: ContentData): string => names.get(fileIn(fields, item) ?? '') ?? ''
}
