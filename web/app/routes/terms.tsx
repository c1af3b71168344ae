import { useQuery } from '@tanstack/react-query'
import { Link } from '#app/components/link'
import { termsQuery } from '#app/data/site-content'
import { PolicyPage } from '#app/features/policies/policy-page'
import { useFilled } from '#app/lib/use-filled'
import { pathOf } from '#app/pages/path-of'

export default function Terms() {
  const policy = useQuery(termsQuery())
  return (
    <PolicyPage title="Terms" path={pathOf('terms')} policy={policy} fill={useFilled()}>
      <p>
        <Link to={pathOf('privacy')} className="button-outline">
          Privacy: what is kept, and how long
        </Link>
      </p>
    </PolicyPage>
  )
}
