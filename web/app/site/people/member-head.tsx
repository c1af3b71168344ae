import { departmentTitle } from 'contract/content/catalogue'
import type { MemberPage } from 'contract/people/member-page'
import { useCatalogue } from '#app/lib/site'
import { Portrait } from '#app/ui/portrait'

export function MemberHead({ member }: { member: MemberPage }) {
  const catalogue = useCatalogue()
  const { name, designation, department, photo, left } = member
  return (
    <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5 max-[24rem]:grid-cols-1 sm:gap-8 lg:gap-10">
      <Portrait
        name={name}
        photo={photo}
        isFirst
        sizes="(min-width: 1024px) 11rem, 8rem"
        className="size-32 max-w-full rounded-card lg:size-44"
      />
      <div className="min-w-0">
        <p className="eyebrow wrap-anywhere text-gold-300">{designation}</p>
        <h1 className="mt-2 text-3xl wrap-anywhere md:text-5xl">{name}</h1>
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
