import { useEffect, useRef, useState } from 'react'
import { presentQuery } from '#app/framework/addresses/requested'
import { island } from '#app/framework/islands/island'
import { isPlainClick } from '#app/lib/is-plain-click'
import { ProfessorDetails, type ProfessorTexts } from './professor-details'

/** Marks history entries created by opening the details. */
const openedHere = 'opened here'

type DetailsProps = { memberId: string; isDelivered: boolean }

/** The details have a URL and a history entry of their own: Back closes them. */
function useDetails({ memberId, isDelivered }: DetailsProps) {
  const [isOpen, setOpen] = useState(isDelivered)
  // A second Escape before the navigation would go back twice.
  const isLeaving = useRef(false)
  useEffect(() => {
    const follow = () => {
      isLeaving.current = false
      setOpen(presentQuery('course')('teacher') === memberId)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [memberId])
  const open = (path: string) => {
    history.pushState(openedHere, '', path)
    setOpen(true)
  }
  const close = () => {
    if (isLeaving.current) return
    if (history.state === openedHere) {
      isLeaving.current = true
      history.back()
    } else {
      history.replaceState(null, '', location.pathname)
      setOpen(false)
    }
  }
  return { isOpen, open, close }
}

type Props = DetailsProps & { path: string; professor: ProfessorTexts }

function Professor({ path, professor, ...details }: Props) {
  const { isOpen, open, close } = useDetails(details)
  return (
    <>
      <a
        href={path}
        data-deferred
        onClick={(click) => {
          if (!isPlainClick(click)) return
          click.preventDefault()
          open(path)
        }}
        className="mt-auto inline-flex min-h-11 items-end self-start font-semibold text-accent underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline print:hidden"
      >
        View Details
        <span className="sr-only">: {professor.name}</span>
      </a>
      {isOpen && (
        <ProfessorDetails professor={professor} isDelivered={details.isDelivered} onClose={close} />
      )}
    </>
  )
}

export default island(Professor, { hydrate: 'interaction' })
