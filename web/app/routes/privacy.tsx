import { privacySections, privacySummary } from 'college/policies'
import { Link } from 'react-router'
import { KeptList } from '#app/features/policies/kept-list'
import { PolicyPage } from '#app/features/policies/policy-page'
import { PolicySections, Section } from '#app/features/policies/policy-sections'
import { WhomToAsk } from '#app/features/policies/whom-to-ask'

export default function Privacy() {
  return (
    <PolicyPage title="Privacy" summary={privacySummary} path="/privacy">
      <Section title="What is kept, and how long">
        <KeptList />
      </Section>
      <PolicySections sections={privacySections} />
      <WhomToAsk />
      <p className="flex flex-wrap gap-3">
        <Link to="/account" className="button-primary">
          My account
        </Link>
        <Link to="/terms" className="button-outline">
          Terms
        </Link>
      </p>
    </PolicyPage>
  )
}
