import { useQuery } from '@tanstack/react-query'
import type { EditedContent } from 'contract/content/calls'
import { type ContentUse, trashDays } from 'contract/content/entry-calls'
import { DialogButtons } from '#app/components/dialog-buttons'
import { Modal } from '#app/components/modal'
import { contentUsesQuery } from '#app/data/content'
import type { Panel } from '../panel'
import type { ContentActs } from './use-acts'

type TrashDialogProps = {
  panel: Panel
  entry: EditedContent
  acts: ContentActs
  isBusy: boolean
  onClose: () => void
}

/** Moves an entry to the trash; where others lead to it, says where instead. */
export function TrashDialog({ panel, entry, acts, isBusy, onClose }: TrashDialogProps) {
  const { data: uses, isError, refetch } = useQuery(contentUsesQuery(entry._id))
  const places = uses?.filter(({ _id, state }) => state !== 'history' && _id !== entry._id)
  const remove = async () => {
    if (await acts.trash()) panel.open('website')
    else onClose()
  }
  return (
    <Modal title="Move to trash?" onClose={onClose} isBusy={isBusy}>
      {isError && (
        <p role="alert" className="mt-3 text-danger-700">
          Where it is used could not be looked up.
        </p>
      )}
      {places && places.length === 0 && (
        <p className="mt-3 text-ink-soft">
          {entry.isPublic && `Visitors do not see “${entry.title}” any more. `}
          {`It can be restored from the trash for ${trashDays} days.`}
        </p>
      )}
      {places && places.length > 0 && <Places places={places} panel={panel} />}
      <DialogButtons
        cancel="Keep it"
        onCancel={onClose}
        confirm={isError ? 'Try again' : 'Move to trash'}
        onConfirm={() => void (isError ? refetch() : remove())}
        isDisabled={!isError && places?.length !== 0}
        isBusy={isBusy}
        isDanger
      />
    </Modal>
  )
}

const stateLabels = {
  public: 'public',
  scheduled: 'to be published',
  draft: 'draft',
  history: 'history',
} as const satisfies Record<ContentUse['state'], string>

function Places({ places, panel }: { places: readonly ContentUse[]; panel: Panel }) {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        These lead to it. Take it out of them first, so that nothing leads nowhere:
      </p>
      <ul className="mt-2 grid gap-1">
        {places.map(({ _id, title, path, field, state }) => (
          <li key={`${_id} ${path}`}>
            <button
              type="button"
              onClick={() => panel.edit('website', { contentId: _id })}
              className="min-h-11 w-full rounded-md px-2 py-2 text-left wrap-anywhere hover:bg-accent-soft"
            >
              <span className="font-semibold text-accent underline underline-offset-4">
                {title}
              </span>
              <span className="text-ink-soft">{` ${field}, ${stateLabels[state]}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
