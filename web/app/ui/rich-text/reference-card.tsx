import type { CardView } from 'contract/content/rich-text/card-views'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { Portrait } from '#app/ui/portrait'

export const isCard = (value: unknown): value is CardView =>
  typeof value === 'object' && value !== null && 'kind' in value

type CardProps = { card: CardView }

export const CardText = ({ card: { kind, title, line, photo } }: CardProps) => (
  <>
    {kind === 'person' ? (
      <Portrait name={title} photo={photo} sizes="4rem" />
    ) : (
      <Icon of="graduation-cap" />
    )}
    <span>
      <b>{title}</b> <span>{line}</span>
    </span>
  </>
)

export const ReferenceCard = ({ card }: CardProps) => (
  <p className="prose-card">
    {card.path ? (
      <Link to={card.path}>
        <CardText card={card} />
      </Link>
    ) : (
      <span>
        <CardText card={card} />
      </span>
    )}
  </p>
)
