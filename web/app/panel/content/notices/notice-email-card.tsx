import { Send } from 'lucide'
import { useNoticeEmailCalls } from '#app/data/notice-emails'
import { Button } from '../../shell/button'
import { SideCard } from '../../shell/card'
import type { Panel } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { useRights } from '../../shell/use-rights'
import type { Editing } from '../editing/editing'

type NoticeEmailCardProps = { panel: Panel; editing: Editing; entryId: string }

const notSaved = 'Your changes could not be saved, so no test was sent. Try again.'

export function NoticeEmailCard({ panel, editing, entryId }: NoticeEmailCardProps) {
  const { email } = useRights().account
  const { test } = useNoticeEmailCalls(entryId)
  const act = useAct(panel)
  const send = async () => {
    if (test.isPending) return
    // The server writes it from the draft.
    if (await editing.flush()) await act(() => test.mutateAsync())
    else panel.showError(notSaved)
  }
  return (
    <SideCard title="Email">
      <p className="text-ink-soft">{`See the email that subscribers get. It goes to ${email} only.`}</p>
      <Button icon={Send} onClick={() => void send()}>
        {test.isPending ? 'Sending...' : 'Send a test to myself'}
      </Button>
    </SideCard>
  )
}
