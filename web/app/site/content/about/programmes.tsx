import { coursesOf } from 'contract/content/catalogue'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCatalogue } from '#app/lib/site'
import { Link } from '#app/ui/link'

export function Programmes() {
  const catalogue = useCatalogue()
  return (
    <div className="mt-10 grid gap-8">
      {catalogue.groups.map(({ slug, title }) => (
        <div key={slug}>
          <h3 className="text-xl text-heading">{title}</h3>
          <ul className="mt-3 flex flex-wrap gap-2.5">
            {coursesOf(catalogue, slug).map((course) => (
              <li key={course.slug}>
                <Link
                  to={pathOf('course', { courseId: course.slug })}
                  title={course.fullTitle}
                  className="inline-flex min-h-11 items-center rounded-md border border-line-strong bg-card px-4 font-semibold text-accent transition-colors duration-200 hover:border-accent hover:bg-accent-soft"
                >
                  {course.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
