import { pathOf } from '#app/framework/addresses/path-of'
import { NotFoundNotice } from '#app/ui/not-found-notice'

export const CourseNotFound = () => (
  <NotFoundNotice
    title="Course Not Found"
    icon="book-x"
    back={{ to: pathOf('home'), label: 'Back to Home' }}
  >
    The requested course could not be found.
  </NotFoundNotice>
)
