import type { Campus } from 'contract/content/campus'
import { LibraryPicture } from '#app/ui/library-picture'

export function CampusGallery({ gallery }: Pick<Campus, 'gallery'>) {
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {gallery.map(({ _key, picture, caption }) => (
        <li key={_key}>
          <figure>
            <LibraryPicture
              picture={picture}
              sizes="(min-width: 1024px) 24rem, (min-width: 640px) 45vw, 92vw"
              className="aspect-4/3 rounded-card shadow-card"
            />
            <Caption text={caption || picture?.caption} credit={picture?.credit} />
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Caption({ text, credit }: { text: string | undefined; credit: string | undefined }) {
  if (!text && !credit) return null
  return (
    <figcaption className="mt-2 text-[0.9375rem] text-ink-soft">
      {text}
      {credit && <span className="block text-sm text-ink-muted">{`Picture: ${credit}`}</span>}
    </figcaption>
  )
}
