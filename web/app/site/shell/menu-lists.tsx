import { coursesOf } from 'contract/content/catalogue'
import type { MenuEntry } from 'contract/content/menus'
import { pathOf } from '#app/framework/addresses/path-of'
import { useCatalogue } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { TargetLink } from '#app/ui/target-link'
import { groupsUnder, linksUnder } from './menu-links'

export function MenuLists({ entry }: { entry: MenuEntry }) {
  const catalogue = useCatalogue()
  const [links, groups] = [linksUnder(entry), groupsUnder(entry, catalogue)]
  return (
    <>
      {links.length > 0 && (
        <ul className="menu-list">
          {links.map(({ _key, place, label }) => (
            <li key={_key}>
              <TargetLink place={place}>{label}</TargetLink>
            </li>
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <ul className="menu-courses">
          {groups.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={pathOf('course-group', { courseType: slug })}>{title}</Link>
              <ul>
                {coursesOf(catalogue, slug).map((course) => (
                  <li key={course.slug}>
                    <Link to={pathOf('course', { courseId: course.slug })}>{course.title}</Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
