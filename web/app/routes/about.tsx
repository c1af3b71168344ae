import { affiliation, history, invitation } from 'college/about'
import { campusPictures } from 'college/campus-pictures'
import { college } from 'college/facts'
import { ClosingCall } from '#app/components/closing-call'
import { JsonLd } from '#app/components/json-ld'
import { Link } from '#app/components/link'
import { PageHead } from '#app/components/page-head'
import { Paragraphs } from '#app/components/paragraphs'
import { sharePicture } from '#app/components/share-pictures'
import { AboutHero } from '#app/features/about/about-hero'
import { Milestones } from '#app/features/about/milestones'
import { Programmes } from '#app/features/about/programmes'
import { Statistics } from '#app/features/about/statistics'
import { TitledSection } from '#app/features/about/titled-section'
import { Values } from '#app/features/about/values'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'

const path = pathOf('about')

export default function About() {
  const { publicUrl } = useSite()
  return (
    <>
      <PageHead
        title="About"
        description={college.description}
        path={path}
        image={sharePicture('about')}
        imageAlt={campusPictures.about.alt}
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
      <ClosingCall title="Join Our Community" text={invitation.text}>
        <Link to={invitation.path} className="button-gold">
          {invitation.label}
        </Link>
        <Link to={contactPath()} className="button-on-dark">
          Contact Us
        </Link>
      </ClosingCall>
      <JsonLd content={breadcrumbData(publicUrl, [{ name: 'About', path }])} />
    </>
  )
}
