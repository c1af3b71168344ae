import type { PolicySection } from 'college/policies'
import { type ReactNode, useId } from 'react'
import { Paragraphs } from '#app/components/paragraphs'

/** A part of such a page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-2xl text-heading md:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function PolicySections({ sections }: { sections: readonly PolicySection[] }) {
  return sections.map(({ title, texts, topics }) => (
    <Section key={title} title={title}>
      {texts && <Paragraphs texts={texts} />}
      {topics && (
        <dl className="grid max-w-prose gap-4 text-lg">
          {topics.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-semibold text-ink">{name}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  ))
}
