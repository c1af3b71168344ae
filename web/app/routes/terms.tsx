import { termsSections, termsSummary } from 'college/policies'
import { Link } from '#app/components/link'
import { PolicyPage } from '#app/features/policies/policy-page'
import { PolicySections } from '#app/features/policies/policy-sections'
import { WhomToAsk } from '#app/features/policies/whom-to-ask'
import { useCollege } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

export default function Terms() {
  return (
    <PolicyPage title="Terms" summary={termsSummary} path={pathOf('terms')}>
      <PolicySections sections={termsSections(useCollege())} />
      <WhomToAsk />
      <p>
        <Link to={pathOf('privacy')} className="button-outline">
          Privacy: what is kept, and how long
        </Link>
      </p>
    </PolicyPage>
  )
}
