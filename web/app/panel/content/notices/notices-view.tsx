import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide'
import { contentOfTypeQuery } from '#app/data/content-lists'
import { homeQuery } from '#app/data/site-content'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { CollectionTools } from '../entries/collection-tools'
import { LazyEditor, usePreloadedEditor } from '../entries/lazy-editor'
import { EditableNoticeList } from './notice-list'

export function NoticesView({ panel }: PanelProps) {
  const { contentId } = panel.edited
  usePreloadedEditor()
  if (contentId) return <LazyEditor panel={panel} entryId={contentId} />
  return (
    <div className="grid gap-5">
      <CollectionTools panel={panel} type="notice">
        <NoticesLeftOut panel={panel} />
        <EditableNoticeList panel={panel} />
      </CollectionTools>
    </div>
  )
}

/** Home pages saved before notices existed don't list the section. */
function NoticesLeftOut({ panel }: PanelProps) {
  const { may } = useRights()
  const { data: home } = useQuery({ ...homeQuery(), staleTime: 0 })
  const { data: [entry] = [] } = useQuery(contentOfTypeQuery('home'))
  const isLeftOut =
    home && home.sections.length > 0 && !home.sections.some(({ section }) => section === 'notices')
  if (!isLeftOut || !entry || !may('write content', undefined)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-sky-100 px-4 py-2 text-sky-700">
      <Icon of={Info} className="size-5 shrink-0" />
      <span className="min-w-56 flex-1">
        Notices don’t appear on the home page. To show them, add a notices section.
      </span>
      <Button onClick={() => panel.edit('website', { contentId: entry._id })}>
        Edit home page
      </Button>
    </p>
  )
}
