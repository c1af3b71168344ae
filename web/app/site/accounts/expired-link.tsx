import { pathOf } from '#app/framework/addresses/path-of'
import { FormError } from '#app/ui/fields/form-error'
import { Link } from '#app/ui/link'

const linkDead = 'Reset link is invalid or has expired. Please request a new one.'

export function ExpiredLink() {
  return (
    <div className="grid gap-4">
      <FormError>{linkDead}</FormError>
      <Link to={pathOf('forgot-password')} className="button-primary">
        Request a new link
      </Link>
    </div>
  )
}
