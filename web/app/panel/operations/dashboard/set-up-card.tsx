import { type SetUpStep, setUpSteps } from 'contract/operations/today'
import { ChevronRight, Circle, CircleCheck, X } from 'lucide'
import { useDismissSetUp } from '#app/data/today'
import { Icon } from '#app/ui/icon'
import { Card } from '../../shell/card'
import { IconButton } from '../../shell/icon-button'
import type { Panel, PanelProps } from '../../shell/panel'
import { reportFailure } from '../../shell/report-failure'

type Step = { label: string; open: (panel: Panel, factsId: string) => void }

const editFact = (field: string) => (panel: Panel, contentId: string) =>
  panel.edit('website', { contentId, field })

const steps: Record<SetUpStep, Step> = {
  name: { label: 'Enter the name and address of your college', open: editFact('name') },
  phone: { label: 'Enter your phone numbers', open: editFact('phones') },
  hours: { label: 'Enter your office hours', open: editFact('officeHours') },
  courses: { label: 'Edit a course and publish it', open: (panel) => panel.open('website') },
  notice: { label: 'Publish your first notice', open: (panel) => panel.open('notices') },
  people: { label: 'Add a faculty member', open: (panel) => panel.open('add-faculty') },
  colleague: { label: 'Invite a colleague', open: (panel) => panel.open('accounts') },
  email: {
    label: 'Set up email sending',
    open: (panel) => panel.open('help', { choice: { topic: 'email' } }),
  },
}

type SetUpCardProps = PanelProps & { done: readonly SetUpStep[]; factsId: string }

export function SetUpCard({ panel, done, factsId }: SetUpCardProps) {
  const dismiss = useDismissSetUp()
  const hide = () =>
    dismiss.mutate(true, {
      onSuccess: () => panel.showSuccess('Hidden. You can show these steps again under Help.'),
      onError: (error) =>
        reportFailure(error, panel.showError, 'The steps could not be hidden. Try again.'),
    })
  return (
    <Card
      title={`Set up your site: ${done.length} of ${setUpSteps.length}`}
      lead="A step is done once your own text has replaced the sample."
      className="@container relative border-accent/40 p-4 *:[h2,p]:pr-10 sm:p-6"
    >
      <IconButton
        icon={X}
        label="Hide these steps"
        title="Hide these steps"
        onClick={hide}
        className="absolute top-3 right-3"
      />
      <ol className="mt-4 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {setUpSteps.map((step) => (
          <li key={step} className="border-t border-line">
            <StepRow
              label={steps[step].label}
              isDone={done.includes(step)}
              onOpen={() => steps[step].open(panel, factsId)}
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}

type StepRowProps = { label: string; isDone: boolean; onOpen: () => void }

const StepRow = ({ label, isDone, onOpen }: StepRowProps) => (
  <button
    type="button"
    onClick={onOpen}
    className="flex min-h-12 w-full items-center gap-3 py-2 text-left text-ink hover:text-accent"
  >
    <Icon
      of={isDone ? CircleCheck : Circle}
      className={`size-5 shrink-0 ${isDone ? 'text-leaf-700' : 'text-ink-muted'}`}
    />
    <span className={`min-w-0 flex-1 wrap-anywhere ${isDone ? 'text-ink-muted' : ''}`}>
      {label}
      {isDone && <span className="sr-only"> (done)</span>}
    </span>
    <Icon of={ChevronRight} className="size-5 shrink-0 text-ink-muted @max-[15rem]:hidden" />
  </button>
)
