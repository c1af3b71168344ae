import { useQuery } from '@tanstack/react-query'
import { numbersQuery } from '#app/data/site-content'

export function Statistics() {
  const { data } = useQuery(numbersQuery())
  return (
    <section aria-label="The college in numbers" className="container-page pt-12 md:pt-16">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(max(7.5rem,34%),100%),1fr))] gap-y-8 md:grid-cols-4">
        {data?.statistics.map(({ _key, value, label }) => (
          <div
            key={_key}
            className="flex flex-col-reverse justify-end gap-1 border-l border-line-strong pl-5 lg:pl-7"
          >
            <dt className="eyebrow text-balance text-ink-muted">{label}</dt>
            <dd className="font-display text-4xl leading-none font-semibold text-accent lg:text-5xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
