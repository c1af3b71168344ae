import type { ShownPicture } from 'contract/content/library/public-view'
import { LibraryPicture } from './library-picture'

export const isPicture = (value: unknown): value is ShownPicture =>
  typeof value === 'object' && value !== null && 'focus' in value && 'address' in value

export function Figure({ picture }: { picture: ShownPicture | undefined }) {
  if (!picture) return null
  const { caption, credit } = picture
  return (
    <figure>
      <LibraryPicture picture={picture} sizes="(min-width: 46rem) 43rem, 92vw" />
      {(caption || credit) && (
        <figcaption>
          {caption} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}
