import { useQuery } from '@tanstack/react-query'
import { shareDays } from 'contract/content/views'
import { Link, Unlink } from 'lucide'
import { useRef, useState } from 'react'
import { linksQuery, useEndLink, useShareContent } from '#app/data/content-views'
import { useSite } from '#app/lib/site'
import { Button } from '../../shell/button'
import { formatRecentTime } from '../../shell/format-recent-time'
import { NewLink } from '../../shell/new-link'
import type { Panel } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'
import { useAccountName } from '../../shell/use-account-name'
import type { Editing } from '../editing/editing'
import { Disclosure } from '../entries/disclosure'

const notSaved = 'Your changes could not be saved, so no link was created. Please try again.'

type ShareProps = { panel: Panel; editing: Editing; entryId: string }

export function ShareSection(props: ShareProps) {
  return (
    <Disclosure label="Share draft" icon={Link} show="Share draft" hide="Hide links">
      <Share {...props} />
    </Disclosure>
  )
}

function Share({ panel, editing, entryId }: ShareProps) {
  const { data: links, isError } = useQuery(linksQuery(entryId))
  const share = useShareContent(entryId)
  const end = useEndLink(entryId)
  const [url, setUrl] = useState<string>()
  const maker = useRef<HTMLButtonElement>(null)
  const onError = (error: Error) => reportFailure(error, panel.showError)
  const make = () => {
    if (share.isPending) return
    share.mutate(() => editing.flush(), {
      onSuccess: (made) => {
        setUrl(made?.url)
        if (made) panel.showSuccess(made.message)
        else panel.showError(notSaved)
      },
      onError,
    })
  }
  const endOne = (linkId: string) => {
    if (end.isPending) return
    end.mutate(linkId, {
      onSuccess: ({ message }) => {
        // The newest link is the one on display.
        if (linkId === links?.[0]?._id) setUrl(undefined)
        panel.showSuccess(message)
        maker.current?.focus()
      },
      onError,
    })
  }
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-4 shadow-card sm:p-5">
      <p className="text-ink-soft">
        {`Anyone with the link can read this version for ${shareDays} days, without an account. Later edits are not included.`}
      </p>
      <Button
        icon={Link}
        ref={maker}
        aria-disabled={share.isPending}
        onClick={make}
        className="justify-self-start"
      >
        Create link
      </Button>
      {url && <NewLink panel={panel} url={url} />}
      {isError && <p role="alert">The links could not be loaded.</p>}
      {links && links.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {links.map((link) => (
            <SharedLink key={link._id} link={link} onEnd={() => endOne(link._id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

type SharedLinkProps = {
  link: { author: string; createdAt: string; expiresAt: string }
  onEnd: () => void
}

function SharedLink({ link, onEnd }: SharedLinkProps) {
  const { createdAt, expiresAt } = link
  const { now } = useSite()
  const author = useAccountName()(link.author)
  const made = formatRecentTime(createdAt, now)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{`Expires ${formatRecentTime(expiresAt, now)}`}</p>
        <p className="text-[0.9375rem] wrap-anywhere text-ink-muted">{`Created ${made} by ${author}`}</p>
      </div>
      <Button icon={Unlink} onClick={onEnd} className="px-4">
        Delete link
        <span className="sr-only">{`: created ${made} by ${author}`}</span>
      </Button>
    </li>
  )
}
