import type { Course } from 'contract/content/courses'

export function StudentVoices({ voices }: { voices: Course['voices'] }) {
  return (
    <div className="grid max-w-prose gap-8">
      {voices.map(({ _key, text, name, about }) => (
        <figure key={_key} className="border-l-4 border-gold-500 pl-6">
          <blockquote className="font-display text-2xl leading-snug text-heading">
            “{text}”
          </blockquote>
          <figcaption className="mt-3 text-ink-muted">
            <span className="font-semibold text-ink-soft">{name}</span>
            {about && `, ${about}`}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
