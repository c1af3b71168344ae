import type { PublicPicture } from 'contract/content/library/public-view'
import { LibraryPicture } from './library-picture'

export const isPublicPicture = (value: unknown): value is PublicPicture =>
  typeof value === 'object' && value !== null && 'focus' in value && 'address' in value

export function Figure({ picture }: { picture: PublicPicture | undefined }) {
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
