import { useQuery } from '@tanstack/react-query'
import type { About as Content } from 'contract/content/about'
import type { Campus } from 'contract/content/campus'
import { aboutQuery, campusQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { breadcrumbData } from '#app/lib/breadcrumbs'
import { contactPath } from '#app/lib/contact-path'
import { useCollege, useSite } from '#app/lib/site'
import { AboutHero } from '#app/site/content/about/about-hero'
import { CampusGallery } from '#app/site/content/about/campus-gallery'
import { Leaders } from '#app/site/content/about/leaders'
import { Milestones } from '#app/site/content/about/milestones'
import { Programmes } from '#app/site/content/about/programmes'
import { Statistics } from '#app/site/content/about/statistics'
import { TitledSection } from '#app/site/content/about/titled-section'
import { Values } from '#app/site/content/about/values'
import { ClosingCall } from '#app/ui/closing-call'
import { JsonLd } from '#app/ui/json-ld'
import { Link } from '#app/ui/link'
import { NotLoaded } from '#app/ui/not-loaded'
import { PageHead } from '#app/ui/page-head'
import { Paragraphs } from '#app/ui/paragraphs'
import { TargetLink } from '#app/ui/target-link'

const path = pathOf('about')

export default function About() {
  const { publicUrl, college } = useSite()
  const query = useQuery(aboutQuery())
  const { data: about, isError } = query
  const { data: campus } = useQuery(campusQuery())
  return (
    <>
      <PageHead
        title="About"
        description={college.description}
        path={path}
        image={campus?.aboutPicture?.address}
        imageAlt={campus?.aboutPicture?.alt}
      />
      <AboutHero picture={campus?.aboutPicture} />
      <Statistics />
      {about && <AboutTexts about={about} campus={campus} />}
      {!about && isError && <NotLoaded />}
      <JsonLd content={breadcrumbData(publicUrl, [{ name: 'About', path }])} />
    </>
  )
}

type AboutTextsProps = { about: Content; campus: Campus | undefined }

function AboutTexts({ about, campus }: AboutTextsProps) {
  const college = useCollege()
  return (
    <>
      <TitledSection
        id="history-title"
        eyebrow={`Since ${college.established}`}
        title="Our history"
      >
        <Paragraphs texts={about.history.map(({ text }) => text)} />
      </TitledSection>
      <TitledSection
        id="programmes-title"
        eyebrow={college.affiliation}
        title="Affiliation and programmes"
        isTinted
      >
        <Paragraphs texts={about.affiliation.map(({ text }) => text)} />
        <Programmes />
      </TitledSection>
      {campus && campus.leaders.length > 0 && (
        <TitledSection id="leaders-title" eyebrow={undefined} title="From our leaders">
          <Leaders leaders={campus.leaders} />
        </TitledSection>
      )}
      <TitledSection id="values-title" eyebrow={about.aboveValues} title="What we stand for">
        <Values values={about.values} />
      </TitledSection>
      <TitledSection id="milestones-title" eyebrow="Milestones" title="Year by year" isTinted>
        <Milestones milestones={about.milestones} />
      </TitledSection>
      {campus && campus.gallery.length > 0 && (
        <TitledSection id="gallery-title" eyebrow={undefined} title="The campus in pictures">
          <CampusGallery gallery={campus.gallery} />
        </TitledSection>
      )}
      <ClosingCall title={about.invitationTitle} text={about.invitation}>
        {about.invitationPlace && (
          <TargetLink place={about.invitationPlace} className="button-gold">
            {about.invitationLabel}
          </TargetLink>
        )}
        <Link to={contactPath()} className="button-on-dark">
          Contact Us
        </Link>
      </ClosingCall>
    </>
  )
}
