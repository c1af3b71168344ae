import { findCourse } from 'contract/catalogue'
import type { NoticesOverview } from 'contract/content/notices'
import { programCode } from 'contract/program-code'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#app/components/link'
import { type NoticesView, noticesPath } from '#app/lib/notices-view'
import { useCatalogue } from '#app/lib/site'

type FiltersProps = { view: NoticesView; overview: NoticesOverview }

/** What the list can be narrowed to: categories at a press, department and year by a form, both by addresses. */
export function NoticeFilters({ view, overview }: FiltersProps) {
  const { department, year } = view
  const all = [{ slug: undefined, title: 'All' }, ...overview.categories]
  return (
    <div className="grid gap-5 print:hidden">
      <nav aria-label="Categories" className="filter-chips flex flex-wrap gap-2">
        {all.map(({ slug, title }) => (
          <Link
            key={title}
            to={noticesPath({ category: slug, department, year, page: 1 })}
            aria-current={slug === view.category || undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <NarrowingForm key={noticesPath(view)} view={view} overview={overview} />
    </div>
  )
}

function NarrowingForm({ view, overview: { years } }: FiltersProps) {
  const catalogue = useCatalogue()
  const navigate = useNavigate()
  const { category, department = '', year = '' } = view
  const courses = catalogue.courses.map(({ slug, title }) => ({
    value: programCode(slug),
    label: title,
  }))
  const isListed = department === '' || findCourse(catalogue, department) !== undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const said = (name: string) => String(chosen.get(name) ?? '') || undefined
    const asked = { category, department: said('department'), year: said('year'), page: 1 }
    void navigate(noticesPath(asked)) // the router shows its failures itself
  }
  return (
    <form method="get" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {category && <input type="hidden" name="category" value={category} />}
      <Choice
        name="department"
        label="Department"
        value={department}
        options={[
          { value: '', label: 'All' },
          ...(isListed ? [] : [{ value: department, label: department }]),
          ...courses,
        ]}
      />
      <Choice
        name="year"
        label="Year"
        value={year}
        options={[
          { value: '', label: 'Still valid' },
          ...years.map((one) => ({ value: String(one), label: String(one) })),
        ]}
      />
      <button type="submit" className="button-outline min-h-12 max-sm:w-full">
        Show
      </button>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <p className="grid min-w-0 gap-1.5 max-sm:flex-1">
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="min-h-12 w-full rounded-md border border-field bg-card px-3 text-ink sm:min-w-44"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  )
}
