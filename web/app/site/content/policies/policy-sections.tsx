import type { TermsOfUse } from 'contract/content/terms'
import { type ReactNode, useId } from 'react'
import type { Fill } from '#app/lib/use-filled'
import { Paragraphs } from '#app/ui/paragraphs'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line-strong pt-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-2xl text-heading">
        {title}
      </h2>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  )
}

type Props = { sections: TermsOfUse['sections']; fill: Fill }

export function PolicySections({ sections, fill }: Props) {
  return sections.map(({ _key, title, paragraphs, points }) => (
    <Section key={_key} title={title}>
      {paragraphs.length > 0 && <Paragraphs texts={paragraphs.map(({ text }) => fill(text))} />}
      {points.length > 0 && (
        <dl className="grid max-w-prose gap-4 text-lg">
          {points.map((point) => (
            <div key={point._key}>
              <dt className="font-semibold text-ink">{point.name}</dt>
              <dd className="text-ink-soft">{fill(point.text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  ))
}
