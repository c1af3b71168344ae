import { type ListedItem, longestAlt } from 'contract/content/library/items'
import { countOf } from 'contract/platform/format-count'
import { TriangleAlert, X } from 'lucide'
import { type FormEvent, type ReactNode, useId } from 'react'
import { controlClasses, describedBy } from '#app/ui/fields/field'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { FreeTextField } from '../../shell/free-text-field'
import { IconButton } from '../../shell/icon-button'
import { ItemPicture } from './item-picture'
import type { AddedFiles } from './use-added-files'

type DescribePicturesProps = {
  label: string
  noun: readonly [one: string, many: string]
  files: AddedFiles
  confirm: string
  isBusy: boolean
  problem?: string
  onSend: () => void
  children?: ReactNode
}

export function DescribePictures(props: DescribePicturesProps) {
  const { label, noun, files, confirm, isBusy, problem, onSend, children } = props
  const { items } = files
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSend()
  }
  const { length: pictures } = items.filter(({ kind }) => kind === 'picture')
  return (
    <form noValidate method="post" aria-label={label} onSubmit={submit} className="grid gap-4">
      {pictures > 1 && (
        <FreeTextField
          label="Same description for all"
          hint={`Used for each ${noun[0]} below that you leave empty`}
          maxLength={longestAlt}
          value={files.shared}
          onChange={files.setShared}
        />
      )}
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="primary" type="submit" aria-disabled={isBusy}>
          {confirm}
        </Button>
        <p role="status" className="flex min-w-56 flex-1 gap-2 text-ink-soft empty:hidden">
          {files.missing > 0 && (
            <>
              <Icon of={TriangleAlert} className="mt-1 size-5 shrink-0 text-gilt" />
              {missingText(files.missing, noun)}
            </>
          )}
        </p>
      </div>
      {problem && (
        <p role="alert" className="text-danger-700">
          {problem}
        </p>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
        {items.map((item) => (
          <DescribedItem
            key={item._id}
            item={item}
            alt={files.ownOf(item)}
            shared={files.shared}
            onAlt={(alt) => files.describe(item, alt)}
            onDrop={() => files.drop(({ _id }) => _id === item._id)}
          />
        ))}
      </ul>
    </form>
  )
}

const missingText = (count: number, [one, many]: readonly [string, string]) =>
  `${countOf(count, `${one} has`, `${many} have`)} no description, so people who can’t see ${count === 1 ? 'it' : 'them'} won’t know what ${count === 1 ? 'it shows' : 'they show'}. You can add ${count === 1 ? 'one' : 'them'} later, too.`

type DescribedItemProps = {
  item: ListedItem
  alt: string
  shared: string
  onAlt: (alt: string) => void
  onDrop: () => void
}

function DescribedItem({ item, alt, shared, onAlt, onDrop }: DescribedItemProps) {
  const id = useId()
  // Only if somebody else described it, or it came with a description.
  const hint = item.alt && item.alt !== alt ? `Saved description: “${item.alt}”` : undefined
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-md border border-line bg-card p-3">
      <ItemPicture
        item={item}
        sizes="6rem"
        className="aspect-4/3 w-20 shrink-0 overflow-hidden rounded-md max-sm:mr-auto"
      />
      <div className="grid min-w-0 flex-1 gap-1 max-sm:order-last max-sm:basis-full">
        {item.kind === 'picture' ? (
          <>
            <label htmlFor={id} className="text-[0.9375rem] wrap-anywhere text-ink-soft">
              {`Description of “${item.name}”`}
            </label>
            <input
              id={id}
              value={alt}
              placeholder={shared}
              maxLength={longestAlt}
              autoComplete="off"
              onChange={({ target }) => onAlt(target.value)}
              {...describedBy(id, { hint })}
              className={controlClasses}
            />
            {hint && (
              <p id={`${id}-hint`} className="text-[0.9375rem] wrap-anywhere text-ink-muted">
                {hint}
              </p>
            )}
          </>
        ) : (
          <span translate="no" className="font-semibold wrap-anywhere text-ink">
            {item.name}
          </span>
        )}
      </div>
      <IconButton icon={X} label={`Remove ${item.name} from the selection`} onClick={onDrop} />
    </li>
  )
}
