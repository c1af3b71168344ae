import { UsersRound } from 'lucide'
import { Icon } from '#app/ui/icon'
import { useRights } from '../../shell/use-rights'
import { usePresence } from './use-presence'

type OtherEditorsProps = { entryId: string; department: string | undefined }

const list = new Intl.ListFormat('en')

export function OtherEditors({ entryId, department }: OtherEditorsProps) {
  const editors = usePresence(entryId, useRights().may('write content', department))
  const verb = editors.length === 1 ? 'is' : 'are'
  return (
    // Rendered even when empty, so that it is announced.
    <p role="status" className="empty:hidden">
      {editors.length > 0 && (
        <span className="inline-flex items-center gap-2 rounded-md bg-sky-100 px-4 py-2 text-sky-700">
          <Icon of={UsersRound} className="size-5 shrink-0" />
          <span className="wrap-anywhere">
            {`${list.format(editors)} ${verb} also editing this entry`}
          </span>
        </span>
      )}
    </p>
  )
}
