import { departmentTitle } from 'contract/content/catalogue'
import type { MemberPage } from 'contract/people/member-page'
import { useCatalogue } from '#app/lib/site'
import { Portrait } from '#app/ui/portrait'

export function MemberHead({ member }: { member: MemberPage }) {
  const catalogue = useCatalogue()
  const { name, designation, department, photo, left } = member
  return (
    <div className="mt-4 grid grid-cols-1 items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8 lg:gap-12">
      <Portrait
        name={name}
        photo={photo}
        isFirst
        sizes="(min-width: 1024px) 15rem, 10rem"
        className="size-40 max-w-full rounded-card shadow-lift lg:size-60"
      />
      <div className="min-w-0">
        <p className="eyebrow wrap-anywhere text-gold-300">{designation}</p>
        <h1 className="mt-2 text-4xl wrap-anywhere md:text-5xl lg:text-6xl">{name}</h1>
        {department && (
          <p className="mt-3 text-lg wrap-anywhere text-sand-200 md:text-xl">
            {departmentTitle(catalogue, department)}
          </p>
        )}
        {left && (
          <p className="mt-4 inline-block rounded-full border border-gold-500 px-4 py-1 font-semibold text-gold-300">
            {`At the college until ${left.slice(0, 4)}`}
          </p>
        )}
      </div>
    </div>
  )
}
