import type { RegistrationView } from 'contract/events/registrations'

type Words = { press: string; lost: string; confirm: string }

const words: Partial<Record<RegistrationView['state'], Words>> = {
  registered: {
    press: 'Cancel my registration',
    lost: 'Your place goes to the next person waiting. If you change your mind, you join the end of the queue.',
    confirm: 'Yes, cancel it',
  },
  waiting: {
    press: 'Leave the waiting list',
    lost: 'You lose your place in the queue. If you change your mind, you join at the end.',
    confirm: 'Yes, leave the list',
  },
  offered: {
    press: 'I can’t come',
    lost: 'The place we are holding for you goes to the next person waiting.',
    confirm: 'Yes, give it up',
  },
}

type LeaveProps = {
  own: Pick<RegistrationView, 'state' | 'canLeave'>
  /** Without it, the form posts to the page's URL. */
  onLeave?: () => void
}

/** Inline rather than a dialog: works without scripts, and a double tap only opens and closes it. */
export function LeaveQuestion({ own: { state, canLeave }, onLeave }: LeaveProps) {
  const text = canLeave ? words[state] : undefined
  if (!text) return null
  return (
    <details className="basis-full">
      <summary className="button-outline w-fit cursor-pointer list-none select-none max-sm:w-full">
        {text.press}
      </summary>
      <form
        method="post"
        onSubmit={(event) => {
          if (!onLeave) return
          event.preventDefault()
          onLeave()
        }}
        className="mt-4 grid max-w-prose justify-items-start gap-4 border-l-4 border-line-strong py-1 pl-4"
      >
        <p>{text.lost}</p>
        <button type="submit" name="act" value="leave" className="button-primary max-sm:w-full">
          {text.confirm}
        </button>
      </form>
    </details>
  )
}
