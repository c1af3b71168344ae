import { useQuery } from '@tanstack/react-query'
import type { EventGroupFilters } from 'contract/events/event-filters'
import { eventCategoriesQuery } from '#app/data/events'
import { departmentOptions } from '#app/lib/department-options'
import { useCatalogue } from '#app/lib/site'
import { ChoiceList } from '#app/ui/choice'

export function GroupChoices({ category = '', department = '' }: EventGroupFilters) {
  const catalogue = useCatalogue()
  const { data: categories = [] } = useQuery(eventCategoriesQuery())
  return (
    <>
      <ChoiceList
        name="category"
        label="Category"
        value={category}
        options={[
          { value: '', label: 'All' },
          ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
      />
      <ChoiceList
        name="department"
        label="Department"
        value={department}
        options={departmentOptions(catalogue, department)}
      />
    </>
  )
}
