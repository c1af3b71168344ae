import { useQuery } from '@tanstack/react-query'
import type { ReferenceName } from 'contract/content/rich-text/prose-table'
import { entriesQuery } from '#app/data/content-lists'
import { facultyQuery } from '#app/data/faculty'
import { libraryItemQuery } from '#app/data/library'
import { ReferenceCard } from '#app/ui/rich-text/reference-card'
import { ItemPicture } from '../library/item-picture'
import { itemFacts, lacksAlt } from '../library/library-words'

/** What a piece is, and the id of what it stands for. */
export type Reference = { name: ReferenceName; id: string }
type ByIdProps = { id: string }

const Loading = () => <p className="text-ink-muted">Loading…</p>
const Gone = ({ what }: { what: string }) => (
  <p className="text-danger-700">{`${what}: visitors see nothing here.`}</p>
)

function OfLibrary({ id }: ByIdProps) {
  const { data, isError } = useQuery(libraryItemQuery(id))
  if (!data) return isError ? <Gone what="This is not in the library any more" /> : <Loading />
  const { item } = data
  const { kind, name, alt } = item
  return (
    <>
      {kind === 'picture' && (
        <ItemPicture item={item} sizes="24rem" className="max-h-64 max-w-full rounded-md" />
      )}
      <figcaption>
        {kind === 'picture' ? alt || name : `${name} (${itemFacts(item)})`}
        {lacksAlt(item) && <em className="text-danger-700"> No alternative text</em>}
      </figcaption>
    </>
  )
}

function Somebody({ id }: ByIdProps) {
  const { data } = useQuery(facultyQuery())
  const member = data?.find(({ _id }) => _id === id)
  if (!data) return <Loading />
  if (!member) return <Gone what="This person is not at the college any more" />
  const { name: title, designation: line, photo } = member
  return <ReferenceCard card={{ kind: 'person', title, line, photo }} />
}

function SomeCourse({ id }: ByIdProps) {
  const { data } = useQuery(entriesQuery([id]))
  const course = data?.find(({ type }) => type === 'course')
  if (!data) return <Loading />
  if (!course) return <Gone what="There is no such course any more" />
  const { title, isPublic } = course
  const line = isPublic ? 'Course' : 'Not published: visitors see nothing here'
  return <ReferenceCard card={{ kind: 'course', title, line }} />
}

const looks = {
  picture: OfLibrary,
  download: OfLibrary,
  person: Somebody,
  course: SomeCourse,
} as const satisfies Record<ReferenceName, (props: ByIdProps) => React.ReactNode>

/** What a piece of a text stands for, as the editor shows it. */
export function Referenced({ name, id }: Reference) {
  const Look = looks[name]
  return <Look id={id} />
}
