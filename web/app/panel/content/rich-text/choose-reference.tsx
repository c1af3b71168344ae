import type { ReferenceName } from 'contract/content/rich-text/prose-table'
import { LibraryDialog } from '../library/library-dialog'
import { ChooseCourse, ChoosePerson } from './choose-card'

/** What is asked: what a new piece of a text stands for. */
export type Choice = {
  name: ReferenceName
  onChoose: (id: string) => void
  /** Once the dialog has gone. */
  onClose: () => void
}

/** Chooses that. */
export function ChooseReference({ name, ...props }: Choice) {
  if (name === 'person') return <ChoosePerson {...props} />
  if (name === 'course') return <ChooseCourse {...props} />
  return (
    <LibraryDialog
      kind={name === 'picture' ? 'picture' : 'document'}
      onChoose={({ _id }) => props.onChoose(_id)}
      onClose={props.onClose}
    />
  )
}
