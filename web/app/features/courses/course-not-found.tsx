import { NotThere } from '#app/components/not-there'
import { pathOf } from '#app/pages/path-of'

/** Stands in for a course, or a group of courses, that there is not. */
export const CourseNotFound = () => (
  <NotThere
    title="Course Not Found"
    icon="book-x"
    back={{ to: pathOf('home'), label: 'Back to Home' }}
  >
    The requested course could not be found.
  </NotThere>
)
