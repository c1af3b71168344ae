import type { ContentEntry } from 'contract/content/calls'
import { markPresence } from 'contract/content/presence'
import { UsersRound } from 'lucide'
import { call } from '#app/lib/call'
import { pageLanguage } from '#app/lib/languages/page-language'
import { Icon } from '#app/ui/icon'
import { useRights } from '../../shell/use-rights'
import { usePresence } from './use-presence'

type OtherEditorsProps = {
  entry: Pick<ContentEntry, '_id' | 'sourceId' | 'department'>
  /** The entry's current version. */
  onVersion: (version: number) => void
}

const list = (names: readonly string[]) =>
  new Intl.ListFormat(pageLanguage()?.code ?? 'en').format(names)

export function OtherEditors({ entry, onVersion }: OtherEditorsProps) {
  const mayWrite = useRights().mayOn(entry, 'write content')
  const editors = usePresence(
    entry._id,
    mayWrite,
    (_id) => call(markPresence, { params: { _id } }),
    ({ version }) => onVersion(version),
  )
  return <Editors editors={editors} noun="entry" />
}

export function Editors({ editors, noun }: { editors: readonly string[]; noun: string }) {
  const verb = editors.length === 1 ? 'is' : 'are'
  return (
    // Rendered even when empty, so that it is announced.
    <p role="status" className="empty:hidden">
      {editors.length > 0 && (
        <span className="inline-flex items-center gap-2 rounded-md bg-sky-100 px-4 py-2 text-sky-700">
          <Icon of={UsersRound} className="size-5 shrink-0" />
          <span className="wrap-anywhere">
            {`${list(editors)} ${verb} also editing this ${noun}`}
          </span>
        </span>
      )}
    </p>
  )
}
