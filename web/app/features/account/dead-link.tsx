import { FormError } from '#app/components/fields/form-error'
import { Link } from '#app/components/link'
import { pathOf } from '#app/pages/path-of'

const linkDead = 'Reset link is invalid or has expired. Please request a new one.'

/** What a link to a new password leads to when it is over. */
export function DeadLink() {
  return (
    <div className="grid gap-4">
      <FormError>{linkDead}</FormError>
      <Link to={pathOf('forgot-password')} className="button-primary">
        Request a new link
      </Link>
    </div>
  )
}
