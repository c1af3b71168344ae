import { pathOf } from '#app/framework/addresses/path-of'
import { NotThere } from '#app/ui/not-there'

export const CourseNotFound = () => (
  <NotThere
    title="Course Not Found"
    icon="book-x"
    back={{ to: pathOf('home'), label: 'Back to Home' }}
  >
    The requested course could not be found.
  </NotThere>
)
