import { useQuery } from '@tanstack/react-query'
import { departmentHeadsQuery } from '#app/data/faculty'
import { useCatalogue } from '#app/lib/site'
import { HeadCard } from './head-card'
import { HeadsFailed, NoHeads } from './heads-notice'
import { orderHeads } from './order-heads'

export function DepartmentHeads({ intro }: { intro: string | undefined }) {
  return (
    <section aria-labelledby="heads-title" className="bg-tint">
      <div className="container-page py-14 md:py-20">
        <h2 id="heads-title" className="text-3xl text-heading md:text-4xl">
          Department Heads
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{intro}</p>
        <div className="mt-8 md:mt-10">
          <Heads />
        </div>
      </div>
    </section>
  )
}

function Heads() {
  const catalogue = useCatalogue()
  const { data: heads } = useQuery(departmentHeadsQuery())
  if (!heads) return <HeadsFailed />
  if (heads.length === 0) return <NoHeads />
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7">
      {orderHeads(heads, catalogue).map((head) => (
        <li key={head._id} className="min-w-0">
          <HeadCard head={head} />
        </li>
      ))}
    </ul>
  )
}
