import type { Course } from 'contract/content/courses'

export function ApplySteps({ steps }: { steps: Course['steps'] }) {
  return (
    <ol className="grid max-w-prose gap-4">
      {steps.map(({ _key, text }, index) => (
        <li key={_key} className="flex gap-4 text-lg text-ink-soft">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-gilt-soft font-display text-base font-semibold text-gilt"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-0.5 wrap-anywhere whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ol>
  )
}
