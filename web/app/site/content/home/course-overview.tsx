import { useQuery } from '@tanstack/react-query'
import { type CatalogueCourse, coursesOf } from 'contract/content/catalogue'
import type { ListedCourseGroup } from 'contract/content/course-groups'
import { courseYearsQuery } from '#app/data/courses'
import { homeQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCatalogue } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'

export function CourseOverview() {
  const { groups, courses } = useCatalogue()
  const { data: home } = useQuery(homeQuery())
  return (
    <section
      aria-labelledby="courses-title"
      className="late-layout-[72rem]/3 border-t border-line lg:late-layout-[58rem]"
    >
      <div className="container-page py-9 md:py-20">
        <p className="eyebrow text-gilt">{courses.length} programmes</p>
        <h2 id="courses-title" className="mt-3 text-3xl text-heading md:text-4xl">
          {home?.coursesTitle || 'Courses'}
        </h2>
        <div className="mt-6 md:mt-10">
          {groups.map((group) => (
            <CourseGroup key={group.slug} {...group} />
          ))}
        </div>
      </div>
    </section>
  )
}

function CourseGroup({ slug, title }: ListedCourseGroup) {
  const courses = coursesOf(useCatalogue(), slug)
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 border-t-2 border-gold-500/60 py-6 last:pb-0 md:py-10 lg:grid-cols-[17rem_1fr] lg:gap-12">
      <div>
        <h3 className="text-xl text-heading md:text-2xl">{title}</h3>
        <Link
          to={pathOf('course-group', { courseType: slug })}
          className="group mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2"
        >
          About these courses
          <span className="sr-only">: {title}</span>
          <Icon
            of="arrow-right"
            className="size-4 transition-transform duration-300 ease-calm group-hover:translate-x-1"
          />
        </Link>
      </div>
      <ul className="-mt-2 grid grid-cols-1 content-start sm:grid-cols-2 sm:gap-x-10 lg:-mt-4">
        {courses.map((course) => (
          <li
            key={course.slug}
            className="border-t border-line-strong first:border-t-0 sm:nth-2:border-t-0"
          >
            <CourseLink {...course} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CourseLink({ slug, title, fullTitle }: CatalogueCourse) {
  const { data } = useQuery(courseYearsQuery())
  const years = data?.[slug]
  return (
    <Link
      to={pathOf('course', { courseId: slug })}
      className="group flex h-full flex-wrap items-baseline gap-x-4 py-2.5 transition-colors duration-200 hover:bg-card sm:grid sm:grid-cols-[1fr_auto] sm:py-3.5"
    >
      <span className="basis-22 font-display text-lg font-semibold text-accent decoration-gold-500 underline-offset-4 group-hover:underline sm:text-xl">
        {title}
      </span>
      <span className="min-w-0 flex-[1_1_7rem] text-base leading-snug text-ink-soft sm:row-start-2">
        {fullTitle}
      </span>
      <span className="text-sm text-ink-muted">
        {years && (years === '1' ? '1 year' : `${years} years`)}
      </span>
    </Link>
  )
}
