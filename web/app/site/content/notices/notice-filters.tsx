import type { NoticesOverview } from 'contract/content/notices'
import { departmentOptions } from '#app/lib/department-options'
import { type NoticeListView, pathOfNoticesView } from '#app/lib/notices-view'
import { useCatalogue } from '#app/lib/site'
import { withCollegeWide } from '#app/lib/with-college-wide'
import { ChoiceList } from '#app/ui/choice'
import { Link } from '#app/ui/link'

type FiltersProps = { view: NoticeListView; overview: NoticesOverview }

export function NoticeFilters({ view, overview }: FiltersProps) {
  const { department, year } = view
  const all = [{ slug: undefined, title: 'All' }, ...overview.categories]
  return (
    <div className="grid grid-cols-1 gap-5 print:hidden">
      <nav aria-label="Categories" className="filter-chips flex flex-wrap gap-2">
        {all.map(({ slug, title }) => (
          <Link
            key={title}
            to={pathOfNoticesView({ category: slug, department, year, page: 1 })}
            aria-current={slug === view.category || undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <FilterForm view={view} overview={overview} />
    </div>
  )
}

function FilterForm({ view, overview: { years } }: FiltersProps) {
  const catalogue = useCatalogue()
  const { category, department = '', year = '' } = view
  return (
    <form
      method="get"
      // “B.A. and college-wide” needs the full width of a phone.
      className="flex flex-wrap items-end gap-3 max-sm:[&>p]:basis-full"
    >
      {category && <input type="hidden" name="category" value={category} />}
      <ChoiceList
        name="department"
        label="Department"
        value={department}
        options={departmentOptions(catalogue, department).map(({ value, label }) => ({
          value,
          label: value ? withCollegeWide(label) : label,
        }))}
      />
      <ChoiceList
        name="year"
        label="Year"
        value={year}
        options={[
          { value: '', label: 'Current' },
          ...years.map((one) => ({ value: String(one), label: String(one) })),
        ]}
      />
      <button type="submit" className="button-outline min-h-12 max-sm:w-full">
        Apply
      </button>
    </form>
  )
}
