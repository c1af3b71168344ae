import { useQuery } from '@tanstack/react-query'
import type { ReferenceName } from 'contract/content/rich-text/rich-text-table'
import { entriesQuery } from '#app/data/content-lists'
import { facultyQuery } from '#app/data/faculty'
import { libraryItemQuery } from '#app/data/library'
import { ReferenceCard } from '#app/ui/rich-text/reference-card'
import { ItemPicture } from '../library/item-picture'
import { itemFacts, needsAlt } from '../library/library-texts'

export type Reference = { name: ReferenceName; id: string }
type ByIdProps = { id: string }

const Loading = () => <p className="text-ink-muted">Loading...</p>
const Gone = ({ what }: { what: string }) => (
  <p className="text-danger-700">{`${what}, so visitors see nothing here.`}</p>
)

function OfLibrary({ id }: ByIdProps) {
  const { data, isError } = useQuery(libraryItemQuery(id))
  if (!data) return isError ? <Gone what="This file has been deleted" /> : <Loading />
  const { item } = data
  const { kind, name, alt } = item
  return (
    <>
      {kind === 'picture' && (
        <ItemPicture item={item} sizes="24rem" className="max-h-64 max-w-full rounded-md" />
      )}
      <figcaption>
        {kind === 'picture' ? alt || name : `${name} (${itemFacts(item)})`}
        {needsAlt(item) && <em className="text-danger-700"> No alternative text</em>}
      </figcaption>
    </>
  )
}

function Somebody({ id }: ByIdProps) {
  const { data } = useQuery(facultyQuery())
  const member = data?.find(({ _id }) => _id === id)
  if (!data) return <Loading />
  if (!member) return <Gone what="This person has been removed" />
  const { name: title, designation: line, photo } = member
  return <ReferenceCard card={{ kind: 'person', title, line, photo }} />
}

function SomeCourse({ id }: ByIdProps) {
  const { data } = useQuery(entriesQuery([id]))
  const course = data?.find(({ type }) => type === 'course')
  if (!data) return <Loading />
  if (!course) return <Gone what="This course has been deleted" />
  const { title, isPublic } = course
  const line = isPublic ? 'Course' : 'Not published, so visitors see nothing here'
  return <ReferenceCard card={{ kind: 'course', title, line }} />
}

const looks = {
  picture: OfLibrary,
  download: OfLibrary,
  person: Somebody,
  course: SomeCourse,
} as const satisfies Record<ReferenceName, (props: ByIdProps) => React.ReactNode>

export function Referenced({ name, id }: Reference) {
  const Look = looks[name]
  return <Look id={id} />
}
