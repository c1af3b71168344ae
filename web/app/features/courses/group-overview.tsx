import { Paragraphs } from './paragraphs'

/** What a group of courses is about. */
export function GroupOverview({ description }: { description: readonly string[] }) {
  return (
    <section
      aria-labelledby="overview-title"
      className="container-page grid gap-x-16 py-14 md:py-20 lg:grid-cols-[16rem_1fr]"
    >
      <h2 id="overview-title" className="text-3xl text-heading md:text-4xl">
        Overview
      </h2>
      <Paragraphs texts={description} />
    </section>
  )
}
