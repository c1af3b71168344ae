import { coursesOf } from 'college/course-list'
import type { MenuEntry } from 'contract/content/menus'
import { Link } from '#app/components/link'
import { PlaceLink } from '#app/components/place-link'
import { pathOf } from '#app/pages/path-of'
import { groupsUnder, linksUnder } from './opened-by'

/** What opens under an entry of the menu: links, and groups of courses with the courses in each. */
export function MenuLists({ entry }: { entry: MenuEntry }) {
  const [links, groups] = [linksUnder(entry), groupsUnder(entry)]
  return (
    <>
      {links.length > 0 && (
        <ul className="menu-list">
          {links.map(({ _key, place, label }) => (
            <li key={_key}>
              <PlaceLink place={place}>{label}</PlaceLink>
            </li>
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <ul className="menu-courses">
          {groups.map(({ type, title }) => (
            <li key={type}>
              <Link to={pathOf('course-group', { courseType: type })}>{title}</Link>
              <ul>
                {coursesOf(type).map((course) => (
                  <li key={course.id}>
                    <Link to={pathOf('course', { courseId: course.id })}>{course.title}</Link>
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
