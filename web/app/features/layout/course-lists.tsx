import { courseGroupList, coursesOf } from 'college/course-list'
import { Link } from '#app/components/link'
import { pathOf } from '#app/pages/path-of'

type Props = { className: 'course-columns' | 'course-chips' }

/** The groups of courses, each with the courses in it. */
export function CourseLists({ className }: Props) {
  return (
    <ul className={className}>
      {courseGroupList.map(({ type, title }) => (
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
  )
}
