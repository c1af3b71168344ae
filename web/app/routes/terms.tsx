import { useQuery } from '@tanstack/react-query'
import { termsQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useFilled } from '#app/lib/use-filled'
import { PolicyPage } from '#app/site/content/policies/policy-page'
import { Link } from '#app/ui/link'

export default function Terms() {
  const { data: policy } = useQuery(termsQuery())
  return (
    <PolicyPage title="Terms" path={pathOf('terms')} policy={policy} fill={useFilled()}>
      <p>
        <Link to={pathOf('privacy')} className="button-outline">
          Privacy: what we keep and for how long
        </Link>
      </p>
    </PolicyPage>
  )
}
