import { courseGroupList, coursesOf } from 'college/course-list'
import { Link } from 'react-router'
import { pathOf } from '#app/pages/path-of'

type Props = { className: string; titleClass: string; listClass: string; linkClass: string }

/** The groups of courses, each with the courses in it. */
export function CourseLists({ className, titleClass, listClass, linkClass }: Props) {
  return (
    <ul className={className}>
      {courseGroupList.map(({ type, title }) => (
        <li key={type}>
          <Link to={pathOf('course-group', { courseType: type })} className={titleClass}>
            {title}
          </Link>
          <ul className={listClass}>
            {coursesOf(type).map((course) => (
              <li key={course.id}>
                <Link to={pathOf('course', { courseId: course.id })} className={linkClass}>
                  {course.title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
