import { useInfiniteQuery } from '@tanstack/react-query'
import { longestCollection } from 'contract/content/library/items'
import { libraryQuery } from '#app/data/library'
import { FreeTextField } from '../../shell/free-text-field'

type CollectionFieldProps = { value: string; onChange: (collection: string) => void }

/** The names in use are offered, so that one collection isn’t spelled in two ways. */
export function CollectionField(props: CollectionFieldProps) {
  const { data } = useInfiniteQuery(libraryQuery({}))
  return (
    <FreeTextField
      {...props}
      label="Collection"
      hint="What belongs together, for example “Sports Day 2026”. Only staff see it."
      maxLength={longestCollection}
      options={data?.pages[0]?.collections ?? []}
    />
  )
}
