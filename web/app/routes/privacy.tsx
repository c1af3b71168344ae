import { privacySections, privacySummary } from 'college/policies'
import { Link } from '#app/components/link'
import { KeptList } from '#app/features/policies/kept-list'
import { PolicyPage } from '#app/features/policies/policy-page'
import { PolicySections, Section } from '#app/features/policies/policy-sections'
import { WhomToAsk } from '#app/features/policies/whom-to-ask'
import { pathOf } from '#app/pages/path-of'

export default function Privacy() {
  return (
    <PolicyPage title="Privacy" summary={privacySummary} path={pathOf('privacy')}>
      <Section title="What is kept, and how long">
        <KeptList />
      </Section>
      <PolicySections sections={privacySections} />
      <WhomToAsk />
      <p className="flex flex-wrap gap-3">
        <Link to={pathOf('account')} className="button-primary">
          My account
        </Link>
        <Link to={pathOf('terms')} className="button-outline">
          Terms
        </Link>
      </p>
    </PolicyPage>
  )
}
