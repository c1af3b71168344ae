import { termsSections, termsSummary } from 'college/policies'
import { Link } from 'react-router'
import { PolicyPage } from '#app/features/policies/policy-page'
import { PolicySections } from '#app/features/policies/policy-sections'
import { WhomToAsk } from '#app/features/policies/whom-to-ask'

export default function Terms() {
  return (
    <PolicyPage title="Terms" summary={termsSummary} path="/terms">
      <PolicySections sections={termsSections} />
      <WhomToAsk />
      <p>
        <Link to="/privacy" className="button-outline">
          Privacy: what is kept, and how long
        </Link>
      </p>
    </PolicyPage>
  )
}
