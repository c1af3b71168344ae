import { useQuery } from '@tanstack/react-query'
import { privacyQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useFilled } from '#app/lib/use-filled'
import { figures } from '#app/site/content/policies/figures'
import { PolicyPage } from '#app/site/content/policies/policy-page'
import { Section } from '#app/site/content/policies/policy-sections'
import { RetainedDataList } from '#app/site/content/policies/retained-data-list'
import { Link } from '#app/ui/link'

export default function Privacy() {
  const { data: policy } = useQuery(privacyQuery())
  const fill = useFilled(figures)
  return (
    <PolicyPage
      title="Privacy"
      path={pathOf('privacy')}
      policy={policy}
      fill={fill}
      renderFirst={({ kept }) => (
        <Section title="What we keep and for how long">
          <RetainedDataList kept={kept} fill={fill} />
        </Section>
      )}
    >
      <p className="flex flex-wrap gap-3 print:hidden">
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
