import type { RichTextNode } from 'contract/content/rich-text/rich-text-node'
import { useCollege } from '#app/lib/site'
import { RichText } from '#app/ui/rich-text/rich-text'

type Props = { title: string; summary: string; body: RichTextNode }

export function Story({ title, summary, body }: Props) {
  const college = useCollege()
  return (
    <article className="story container-page pt-12 pb-16 md:pt-20 md:pb-24">
      <header className="mx-auto max-w-3xl text-center">
        <p className="eyebrow text-gilt">{`From ${college.shortName}`}</p>
        <h1 className="mt-4 text-4xl text-balance text-heading md:text-6xl lg:text-7xl">{title}</h1>
        <p className="mx-auto mt-6 max-w-2xl font-display text-xl text-balance text-ink-soft italic md:text-2xl">
          {summary}
        </p>
        <hr className="mx-auto mt-8 w-16 border-t-2 border-gold-500 md:mt-12" />
      </header>
      <div className="mt-8 md:mt-12">
        <RichText of={body} />
      </div>
    </article>
  )
}
