import { useQuery } from '@tanstack/react-query'
import type { CardView } from 'contract/content/rich-text/card-views'
import { foldName } from 'contract/platform/fold-text'
import { useState } from 'react'
import { contentOfTypeQuery } from '#app/data/content-lists'
import { facultyQuery } from '#app/data/faculty'
import { Modal } from '#app/ui/modal'
import { CardText } from '#app/ui/rich-text/reference-card'
import { Button } from '../../shell/button'
import { SearchInput } from '../../shell/list/search-input'

type Choice = CardView & { id: string }
type ChooseProps = { onChoose: (id: string) => void; onClose: () => void }

export function ChoosePerson(props: ChooseProps) {
  const { data, isError } = useQuery(facultyQuery())
  const people = data?.map(
    ({ _id: id, name: title, designation: line, photo }): Choice => ({
      kind: 'person',
      id,
      title,
      line,
      photo,
    }),
  )
  return <Chooser {...props} title="Choose person" choices={people} isError={isError} />
}

export function ChooseCourse(props: ChooseProps) {
  const { data, isError } = useQuery(contentOfTypeQuery('course'))
  const courses = data?.map(
    ({ _id: id, title, isPublic }): Choice => ({
      kind: 'course',
      id,
      title,
      line: isPublic ? 'Course' : 'Not published',
    }),
  )
  return <Chooser {...props} title="Choose course" choices={courses} isError={isError} />
}

/** Longer lists are searched, not scrolled. */
const maxVisible = 40

type ChooserProps = ChooseProps & {
  title: string
  choices: readonly Choice[] | undefined
  isError: boolean
}

function Chooser({ title, choices, isError, onChoose, onClose }: ChooserProps) {
  const [search, setSearch] = useState('')
  const requested = foldName(search).trim()
  const result = choices?.filter((choice) =>
    foldName(`${choice.title} ${choice.line}`).includes(requested),
  )
  return (
    <Modal title={title} onClose={onClose}>
      <div className="my-4">
        <SearchInput
          label="Search by name"
          hint="Search by name"
          value={search}
          onChange={setSearch}
        />
      </div>
      <p role="status" className="text-ink-muted">
        {isError && 'The list could not be loaded. Close this window and try again.'}
        {!choices && !isError && 'Loading...'}
        {result?.length === 0 && 'No matches.'}
        {result &&
          result.length > maxVisible &&
          `Showing ${maxVisible} of ${result.length}. Search by name to find others.`}
      </p>
      <ul className="-mx-1 grid max-h-[50dvh] gap-2 overflow-y-auto p-1">
        {result?.slice(0, maxVisible).map(({ id, ...card }) => (
          <li key={id} className="prose-card">
            <button type="button" onClick={() => onChoose(id)} className="w-full">
              <CardText card={card} />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}
