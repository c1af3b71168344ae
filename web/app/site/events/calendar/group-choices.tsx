import { useQuery } from '@tanstack/react-query'
import type { EventGroups } from 'contract/events/event-narrowing'
import { eventCategoriesQuery } from '#app/data/events'
import { departmentOptions } from '#app/lib/department-options'
import { useCatalogue } from '#app/lib/site'
import { Choice } from '#app/ui/choice'

export function GroupChoices({ category = '', department = '' }: EventGroups) {
  const catalogue = useCatalogue()
  const { data: categories = [] } = useQuery(eventCategoriesQuery())
  return (
    <>
      <Choice
        name="category"
        label="Category"
        value={category}
        options={[
          { value: '', label: 'All' },
          ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
      />
      <Choice
        name="department"
        label="Department"
        value={department}
        options={departmentOptions(catalogue, department)}
      />
    </>
  )
}
