import { useQuery } from '@tanstack/react-query'
import type { OfficeEvent } from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { useEffect, useRef, useState } from 'react'
import { useAdminSession } from '#app/data/admin'
import { officeEventQuery } from '#app/data/registration-office'
import { useSite } from '#app/lib/site'
import { BackButton } from '../../shell/back-button'
import type { Panel, PanelProps, ViewId } from '../../shell/panel'
import { Tabs, tabId, tabPanelId } from '../../shell/tabs'
import { useRights } from '../../shell/use-rights'
import { OpenRegistration } from '../registrations/terms-card'
import { CertificatesTab } from './certificates-tab'
import { CheckInTab } from './check-in-tab'
import { DetailsTab } from './details-tab'
import { everyoneActive, type Recipients } from './email-form'
import { EmailsTab } from './emails-tab'
import { HubHead } from './hub-head'
import { type EventTab, eventTabs } from './open-event'
import { PeopleTab } from './people-tab'
import { PhotosTab } from './photos-tab'

const tabsId = 'event-tab'

const isTab = (name: string | undefined): name is EventTab =>
  name !== undefined && Object.hasOwn(eventTabs, name)

const lists = ['events', 'registrations', 'attendance'] as const satisfies ViewId[]

/** The list it was opened from, or one that the account may open. */
function listOf(panel: Panel): ViewId {
  const { from } = panel.start.choice ?? {}
  return (
    lists.find((view) => view === from) ?? (panel.canOpen('events') ? 'events' : 'registrations')
  )
}

export function EventHub({ panel }: PanelProps) {
  const { eventId = '', choice = {} } = panel.start
  const { data, isError } = useQuery(officeEventQuery(eventId))
  const { tab: _, from: __, ...filters } = choice
  const back = () => panel.open(listOf(panel), { choice: filters })
  return (
    <section aria-label="Event" className="grid min-w-0 gap-3">
      {data ? (
        <>
          <HubHead {...data} terms={data.terms} onBack={back} panel={panel} />
          <EventTabs {...data} terms={data.terms} panel={panel} />
        </>
      ) : (
        <>
          <div>
            <BackButton onClick={back}>All events</BackButton>
          </div>
          <p role={isError ? 'alert' : 'status'}>
            {isError ? 'The event could not be loaded.' : 'Loading...'}
          </p>
        </>
      )}
    </section>
  )
}

type OfEvent = PanelProps & { event: OfficeEvent; terms: RegistrationTerms | undefined }

const countsOf = ({ counts }: OfficeEvent) => ({
  people: counts.registered,
  queue: counts.waiting + counts.offered,
})

/** Those with what was typed when the session ended, or the one that was asked for. */
function useFirstTabs({ start }: Panel, { _id }: OfficeEvent): EventTab[] {
  const { session } = useAdminSession()
  const { tab = 'details' } = start.choice ?? {}
  const typedIn = Object.keys(eventTabs).filter((name) => session.draft?.typed[`${name} ${_id}`])
  return [...new Set([...typedIn, tab])].filter(isTab)
}

/** A tab stays once opened, so that what was typed or filtered there isn't lost. */
function EventTabs(props: OfEvent) {
  const { event, panel } = props
  const [opened, setOpened] = useState<readonly EventTab[]>(useFirstTabs(panel, event))
  const [tab, setTab] = useState<EventTab>(opened[0] ?? 'details')
  const [recipients, setRecipients] = useState<Recipients>(everyoneActive)
  const { has } = useRights()
  const { photos, ...tabs } = eventTabs
  useFocusOnceOpened(props.terms, tab)
  const open = (name: EventTab) => {
    setTab(name)
    if (!opened.includes(name)) setOpened([...opened, name])
  }
  /** The button that leads there is hidden with its tab. */
  const leadTo = (name: EventTab) => {
    open(name)
    document.getElementById(tabId(tabsId, name))?.focus()
  }
  const email = (chosen: Recipients) => {
    setRecipients(chosen)
    leadTo('emails')
  }
  return (
    <>
      <Tabs
        label="Event"
        id={tabsId}
        labels={has('write records') ? { ...tabs, photos } : tabs}
        counts={countsOf(event)}
        current={tab}
        onChange={open}
      />
      {opened.map((name) => (
        <div
          key={name}
          id={tabPanelId(tabsId, name)}
          role="tabpanel"
          aria-labelledby={tabId(tabsId, name)}
          className={name === tab ? 'grid min-w-0 gap-4' : 'hidden'}
        >
          <TabContent
            {...props}
            name={name}
            onEmail={email}
            onSetUp={() => leadTo('people')}
            recipients={recipients}
            onRecipients={setRecipients}
          />
        </div>
      ))}
    </>
  )
}

/** The form that opened registration is replaced, and with it the focused button. */
function useFocusOnceOpened(terms: RegistrationTerms | undefined, tab: EventTab) {
  const hadTerms = useRef(terms !== undefined)
  useEffect(() => {
    if (terms && !hadTerms.current) document.getElementById(tabId(tabsId, tab))?.focus()
    hadTerms.current = terms !== undefined
  }, [terms, tab])
}

type TabContentProps = OfEvent & {
  name: EventTab
  onEmail: (recipients: Recipients) => void
  onSetUp: () => void
  recipients: Recipients
  onRecipients: (recipients: Recipients) => void
}

function TabContent({
  name,
  onEmail,
  onSetUp,
  recipients,
  onRecipients,
  ...props
}: TabContentProps) {
  const { event, terms, panel } = props
  const { _id: eventId } = event
  const { now } = useSite()
  if (name === 'details') return <DetailsTab {...props} onSetUp={onSetUp} />
  if (name === 'checkIn') return <CheckInTab eventId={eventId} panel={panel} />
  if (name === 'certificates') return <CertificatesTab eventId={eventId} panel={panel} />
  if (name === 'photos') return <PhotosTab event={event} panel={panel} />
  if (!terms)
    return (
      <OpenRegistration
        name={`${name} ${eventId}`}
        eventId={eventId}
        hasBegun={event.date <= now.toISOString()}
        panel={panel}
      />
    )
  if (name === 'emails') return <EmailsTab {...{ event, recipients, onRecipients, panel }} />
  return <PeopleTab {...{ event, onEmail, panel }} isQueue={name === 'queue'} />
}
