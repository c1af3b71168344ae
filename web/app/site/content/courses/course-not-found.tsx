import { pathOf } from '#app/framework/addresses/path-of'
import { NotThere } from '#app/ui/not-there'

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
