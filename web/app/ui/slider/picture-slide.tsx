import type { PublicPicture } from 'contract/content/library/public-view'
import type { ReactNode } from 'react'
import { LibraryPicture } from '../library-picture'

type Props = {
  title: string
  text: string
  picture?: PublicPicture | undefined
  isFirst: boolean
  eyebrow?: string
  action?: ReactNode
  className: string
}

// The box is 86vh high, at most 700px.
const sizes = 'max(100vw, min(153vh, 1244px))'
// On phones the picture fills the upper half, 5:4.
const phoneSizes = 'max(100vw, min(54vh, 438px))'

export function PictureSlide({ title, text, eyebrow, action, className, ...props }: Props) {
  return (
    <div className="picture-slide">
      <div className="picture-slide-ground">
        <LibraryPicture
          picture={props.picture}
          sizes={sizes}
          portraitSizes={phoneSizes}
          isFirst={props.isFirst}
          className="picture-slide-picture"
        />
        <div aria-hidden="true" className="picture-slide-end" />
        <div aria-hidden="true" className="picture-slide-scrim" />
      </div>
      <div className={`picture-slide-text ${className}`}>
        <div className="container-page">
          <div>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <h2>{title}</h2>
            <p>{text}</p>
            {action && <div>{action}</div>}
          </div>
        </div>
      </div>
    </div>
  )
}
