import type { ReferenceName } from 'contract/content/rich-text/rich-text-table'
import { LibraryDialog } from '../library/library-dialog'
import { ChooseCourse, ChoosePerson } from './choose-card'

export type ReferenceChoice = {
  name: ReferenceName
  onChoose: (id: string) => void
  /** After the dialog has closed. */
  onClose: () => void
}

export function ChooseReference({ name, ...props }: ReferenceChoice) {
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
