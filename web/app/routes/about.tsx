import { affiliation, history } from 'college/about'
import { college } from 'college/facts'
import { pictures } from 'college/pictures'
import { JsonLd } from '#app/components/json-ld'
import { PageHead } from '#app/components/page-head'
import { sharePicture } from '#app/components/share-pictures'
import { AboutHero } from '#app/features/about/about-hero'
import { JoinCall } from '#app/features/about/join-call'
import { Milestones } from '#app/features/about/milestones'
import { Paragraphs } from '#app/features/about/paragraphs'
import { Programmes } from '#app/features/about/programmes'
import { Statistics } from '#app/features/about/statistics'
import { TitledSection } from '#app/features/about/titled-section'
import { Values } from '#app/features/about/values'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { useSite } from '#app/lib/site'

const path = '/about'

export default function About() {
  const { publicUrl } = useSite()
  return (
    <>
      <PageHead
        title="About"
        description={college.description}
        path={path}
        image={sharePicture('about')}
        imageAlt={pictures.about.alt}
      />
      <AboutHero />
      <Statistics />
      <TitledSection
        id="history-title"
        eyebrow={`Since ${college.established}`}
        title="Our History"
      >
        <Paragraphs texts={history} />
      </TitledSection>
      <TitledSection
        id="programmes-title"
        eyebrow={college.affiliation}
        title="Affiliation and Programmes"
        isTinted
      >
        <Paragraphs texts={affiliation} />
        <Programmes />
      </TitledSection>
      <TitledSection id="values-title" eyebrow="Our values" title="What We Stand For">
        <Values />
      </TitledSection>
      <TitledSection id="milestones-title" eyebrow="Milestones" title="Year by Year" isTinted>
        <Milestones />
      </TitledSection>
      <JoinCall />
      <JsonLd content={breadcrumbData(publicUrl, [{ name: 'About', path }])} />
    </>
  )
}
