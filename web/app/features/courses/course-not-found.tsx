import { Icon } from '#app/components/icon'
import { Link } from '#app/components/link'
import { useCollege } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

/** Stands in for a course, or a group of courses, that there is not. */
export function CourseNotFound() {
  const college = useCollege()
  return (
    <div
      role="alert"
      className="container-page grid min-h-[70vh] place-content-center justify-items-center gap-4 py-20 text-center"
    >
      <title>{`Course Not Found | ${college.name}`}</title>
      <meta name="robots" content="noindex" />
      <Icon of="book-x" className="size-12 text-gilt" />
      <h1 className="text-4xl text-heading md:text-5xl">Course Not Found</h1>
      <p className="max-w-md text-lg text-ink-soft">The requested course could not be found.</p>
      <Link to={pathOf('home')} className="button-primary mt-2">
        <Icon of="arrow-left" className="size-4" />
        Back to Home
      </Link>
    </div>
  )
}
