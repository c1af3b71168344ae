import type { OfficeEvent } from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { CircleCheck, CircleSlash } from 'lucide'
import { useSetRegistrationOpen } from '#app/data/event-people'
import { useSite } from '#app/lib/site'
import { useRestoredFocus } from '#app/lib/use-restored-focus'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { registrationState } from './registration-state'

type RegistrationSwitchProps = PanelProps & { event: OfficeEvent; terms: RegistrationTerms }

export function RegistrationSwitch({ event, terms, panel }: RegistrationSwitchProps) {
  const site = useSite()
  const setOpen = useSetRegistrationOpen(event._id)
  // The page's clock turns once a minute, so the moment of closing may still be ahead of it.
  const closedAt = new Date(setOpen.data?.current.closesAt ?? 0)
  const now = closedAt > site.now ? closedAt : site.now
  const act = useAct(panel)
  const ref = useRestoredFocus<HTMLButtonElement>(setOpen.isPending)
  const { text, isOpen, change } = registrationState(event, terms, now)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p
        className={`flex items-center gap-2 font-semibold ${isOpen ? 'text-leaf-700' : 'text-ink-soft'}`}
      >
        <Icon of={isOpen ? CircleCheck : CircleSlash} className="size-5 shrink-0" />
        {text}
      </p>
      {change && (
        <Button
          ref={ref}
          disabled={setOpen.isPending}
          className="px-4"
          onClick={() =>
            void act(() => setOpen.mutateAsync({ isOpen: change.isOpen, seen: terms }))
          }
        >
          {setOpen.isPending ? 'Saving...' : change.label}
        </Button>
      )}
    </div>
  )
}
