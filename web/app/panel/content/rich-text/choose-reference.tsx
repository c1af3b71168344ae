import type { ReferenceName } from 'contract/content/rich-text/prose-table'
import { LibraryDialog } from '../library/library-dialog'
import { ChooseCourse, ChoosePerson } from './choose-card'

export type Choice = {
  name: ReferenceName
  onChoose: (id: string) => void
  /** After the dialog has closed. */
  onClose: () => void
}

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
