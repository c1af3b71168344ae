import { records } from 'contract/records'
import { Pencil, Trash2 } from 'lucide'
import { IconButton } from '../../shell/icon-button'
import { ListTable } from '../../shell/list/list-table'
import { NameCell } from '../../shell/list/name-cell'
import type { Panel } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { type Stored, valueIn } from './form-field'
import type { RecordList } from './record-list'
import { listTexts } from './record-texts'
import type { RecordResults } from './use-record-list'

export const nameIn = <Entry extends Stored>({ subject }: RecordList<Entry>, entry: Entry) =>
  String(valueIn(entry, records[subject].nameField))

type RecordListTableProps<Entry extends Stored> = {
  list: RecordList<Entry>
  result: RecordResults<Entry>
  panel: Panel
  mayAct: boolean
  on: {
    edit: (entry: Entry) => void
    remove: (entry: Entry) => void
    act: (entry: Entry, act: string) => void
  }
}

export function RecordListTable<Entry extends Stored>({
  list,
  result,
  panel,
  mayAct,
  on,
}: RecordListTableProps<Entry>) {
  const mayWrite = useRights().has('write records')
  const { declared, entries, choice, choose, selection } = result
  const { name, columns, siteAddress, actions: Actions } = list.table
  const { savedId } = panel.start
  const [usual = ''] = Object.keys(declared.listing.sorts)
  const { note, picture, ...heading } = name
  const nameOf = (entry: Entry) => nameIn(list, entry)
  return (
    <ListTable
      label={listTexts(list).label}
      columns={[
        {
          ...heading,
          cell: (entry) => (
            <NameCell
              name={nameOf(entry)}
              note={note?.(entry)}
              picture={picture?.(entry)}
              saved={entry._id === savedId ? { siteAddress: siteAddress(entry) } : undefined}
              onOpen={mayWrite ? () => on.edit(entry) : undefined}
            />
          ),
        },
        ...columns,
      ]}
      entries={entries}
      nameOf={nameOf}
      sort={{ by: choice.sort ?? usual, choose: (sort) => choose({ sort }) }}
      selection={mayAct ? selection : undefined}
      savedId={savedId}
      {...(Actions && { actionsWidth: 'w-64' })}
      actions={(entry) => (
        <>
          {Actions && <Actions entry={entry} onAct={on.act} panel={panel} />}
          {mayWrite && (
            <>
              <IconButton
                icon={Pencil}
                label={`Edit ${nameOf(entry)}`}
                title={`Edit ${nameOf(entry)}`}
                onClick={() => on.edit(entry)}
              />
              <IconButton
                icon={Trash2}
                label={`Delete ${nameOf(entry)}`}
                title={`Delete ${nameOf(entry)}`}
                isDanger
                onClick={() => on.remove(entry)}
              />
            </>
          )}
        </>
      )}
    />
  )
}
