import type { PublicPicture } from 'contract/content/library/public-view'
import { useCollege } from '#app/lib/site'
import { LibraryPicture } from '#app/ui/library-picture'

export function AboutHero({ picture }: { picture: PublicPicture | undefined }) {
  const college = useCollege()
  return (
    <header>
      <div className="bg-brand-950 text-white print:bg-transparent print:text-black">
        <div className="container-page pt-14 pb-36 md:pt-20 md:pb-64">
          <p className="eyebrow text-gold-300">Established {college.established}</p>
          <h1 className="mt-3 max-w-4xl text-4xl md:text-6xl">About {college.name}</h1>
          <p className="mt-5 max-w-2xl text-lg text-sand-200 md:text-xl">{college.description}</p>
        </div>
      </div>
      <div className="container-page -mt-24 md:-mt-48">
        <div className="relative aspect-video overflow-hidden rounded-card shadow-lift md:aspect-2/1">
          <LibraryPicture
            picture={picture}
            isFirst
            sizes="(min-width: 1216px) 71rem, 92vw"
            className="absolute inset-x-0 top-0 aspect-video"
          />
        </div>
      </div>
    </header>
  )
}
