import { useQuery } from '@tanstack/react-query'
import { Link } from '#app/components/link'
import { privacyQuery } from '#app/data/site-content'
import { figures } from '#app/features/policies/figures'
import { KeptList } from '#app/features/policies/kept-list'
import { PolicyPage } from '#app/features/policies/policy-page'
import { Section } from '#app/features/policies/policy-sections'
import { useFilled } from '#app/lib/use-filled'
import { pathOf } from '#app/pages/path-of'

export default function Privacy() {
  const policy = useQuery(privacyQuery())
  const fill = useFilled(figures)
  return (
    <PolicyPage
      title="Privacy"
      path={pathOf('privacy')}
      policy={policy}
      fill={fill}
      renderFirst={({ kept }) => (
        <Section title="What is kept, and how long">
          <KeptList kept={kept} fill={fill} />
        </Section>
      )}
    >
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
