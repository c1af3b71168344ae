import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { Modal } from '#app/ui/modal'
import { Portrait } from '#app/ui/portrait'

export type Contact = {
  icon: 'phone' | 'mail' | 'message-circle'
  text: string
  /** Undefined for text that can't be a link, such as `on request`. */
  href: string | undefined
  isOutside?: boolean
}

export type ProfessorTexts = {
  name: string
  designation: string
  photo: string | undefined
  facts: { label: string; text: string }[]
  contacts: Contact[]
  profilePath: string
}

type Props = { professor: ProfessorTexts; isDelivered: boolean; onClose: () => void }

export function ProfessorDetails({ professor, isDelivered, onClose }: Props) {
  const { name, designation, photo, facts, contacts, profilePath } = professor
  return (
    <Modal title="Professor Details" onClose={onClose}>
      <div className="pointer-events-none sticky top-0 z-10 -mt-6.25 -mb-3 flex justify-end">
        {/* A form, so that it closes without scripts. */}
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          <button
            type="submit"
            aria-label="Close"
            // biome-ignore lint/a11y/noAutofocus: it is in a dialog; the focus also hydrates the island
            autoFocus={isDelivered}
            className="pointer-events-auto -mt-2.5 -mr-2.5 grid size-11 place-items-center rounded-full bg-card text-ink-muted transition-colors duration-200 hover:bg-accent-soft hover:text-accent"
          >
            <Icon of="x" className="size-5" />
          </button>
        </form>
      </div>
      <div className="mt-6 flex items-center gap-4">
        <Portrait
          name={name}
          photo={photo}
          sizes="6rem"
          className="size-24 shrink-0 rounded-full"
        />
        <div className="min-w-0">
          <h3 className="text-2xl break-words text-heading">{name}</h3>
          <p className="break-words text-gilt">{designation}</p>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="mt-6 grid gap-4 border-t border-line pt-5">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="break-words whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {contacts.length > 0 && (
        <ul className="mt-5 grid border-t border-line pt-3">
          {contacts.map((contact) => (
            <ContactItem key={contact.icon} {...contact} />
          ))}
        </ul>
      )}
      <p className="mt-5 border-t border-line pt-3">
        <Link
          to={profilePath}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline"
        >
          Full profile
          <span className="sr-only">: {name}</span>
        </Link>
      </p>
    </Modal>
  )
}

function ContactItem({ icon, text, href, isOutside = false }: Contact) {
  return (
    <li className="flex min-h-11 items-center gap-3 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-gilt">
      <Icon of={icon} />
      {href ? (
        <a
          href={href}
          {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent underline-offset-4 hover:underline"
        >
          {text}
        </a>
      ) : (
        <span className="wrap-anywhere">{text}</span>
      )}
    </li>
  )
}
