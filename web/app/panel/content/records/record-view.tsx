import { programCode } from 'contract/content/program-code'
import { formatCount } from 'contract/platform/format-count'
import { useCallback } from 'react'
import { useCatalogue } from '#app/lib/site'
import { Button } from '../../shell/button'
import { CardGrid } from '../../shell/list/card-grid'
import { ListFooter } from '../../shell/list/list-footer'
import { ListStatus, Notice } from '../../shell/list/list-notices'
import { ListPages } from '../../shell/list/list-pages'
import { SelectionBar } from '../../shell/list/selection-bar'
import { useCardDialog } from '../../shell/list/use-card-dialog'
import { useListLayout } from '../../shell/list/use-list-layout'
import type { Panel } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { DeleteRecordDialog } from './delete-dialog'
import type { Stored } from './form-field'
import type { DeletionProps, RecordList } from './record-list'
import { nameIn, RecordListTable } from './record-list-table'
import { formView, listTexts } from './record-texts'
import { RecordToolbar } from './record-toolbar'
import { useRecordList } from './use-record-list'

type RecordViewProps<Entry extends Stored> = { list: RecordList<Entry>; panel: Panel }

export function RecordView<Entry extends Stored>({ list, panel }: RecordViewProps<Entry>) {
  const result = useRecordList(list, panel)
  const { query, entries, known, selection } = result
  const layout = useListLayout(list.subject)
  const { has, may } = useRights()
  const mayWrite = has('write records')
  const catalogue = useCatalogue()
  const acts = mayWrite ? list.acts(catalogue, (one) => may('write records', programCode(one))) : []
  const nameOf = (entry: Entry) => nameIn(list, entry)
  const dialog = useCardDialog<{ entry: Entry; act?: string }>()
  const { ask, asked } = dialog
  const edit = useCallback(
    (entry: Entry) => panel.edit(list.formOf?.(entry) ?? formView(list.subject), { record: entry }),
    [panel, list],
  )
  const remove = useCallback((entry: Entry) => ask({ entry }), [ask])
  const act = useCallback((entry: Entry, act: string) => ask({ entry, act }), [ask])
  const { card: Card, dialog: ActDialog } = list
  const { label, many: noun } = listTexts(list)
  return (
    <section aria-label={label} className="grid gap-5">
      {list.hasTitle && <h2 className="text-xl text-heading">{label}</h2>}
      <RecordToolbar list={list} found={result} />
      <ListStatus
        noun={noun}
        query={query}
        found={known?.found}
        isFiltered={known !== undefined && known.all > 0}
        onClear={result.clear}
        noneYet={<NoneYet list={list} panel={panel} />}
      />
      {known && entries.length > 0 && (
        <SelectionBar
          panel={panel}
          selection={selection}
          acts={acts}
          found={known.found}
          layout={layout}
        />
      )}
      <ListPages list={query} noun={noun} count={entries.length} countRef={dialog.fallback}>
        {layout.layout === 'table' && entries.length > 0 ? (
          <RecordListTable
            {...{ list, result, panel }}
            mayAct={acts.length > 0}
            on={{ edit, remove, act }}
          />
        ) : (
          <CardGrid entries={entries} nameOf={nameOf} selection={selection}>
            {(entry) => (
              <Card
                entry={entry}
                isSaved={entry._id === panel.start.savedId}
                onEdit={edit}
                onDelete={remove}
                onAct={act}
                panel={panel}
              />
            )}
          </CardGrid>
        )}
      </ListPages>
      {known && (
        <ListFooter noun={noun} countRef={dialog.fallback}>
          {countText(entries.length, known, noun)}
        </ListFooter>
      )}
      {ActDialog && asked?.act && (
        <ActDialog entry={asked.entry} act={asked.act} panel={panel} onClose={dialog.close} />
      )}
      {asked && !asked.act && (
        <Deletion
          entry={asked.entry}
          list={list}
          panel={panel}
          onClose={dialog.close}
          onGone={query.refetch}
          onAct={(act) => ask({ entry: asked.entry, act })}
        />
      )}
    </section>
  )
}

function countText(visible: number, { found, all }: { found: number; all: number }, noun: string) {
  const isPartOfResults = visible < found && found < all
  const results = isPartOfResults ? `, ${formatCount(found)} found` : ''
  return `Showing ${formatCount(visible)} of ${formatCount(all)} ${noun}${results}`
}

function Deletion<Entry extends Stored>({
  list,
  onAct,
  ...around
}: DeletionProps<Entry> & { list: RecordList<Entry> }) {
  const { isFor, dialog: Other } = list.otherDeletion ?? {}
  return Other && isFor?.(around.entry) ? (
    <Other {...around} onAct={onAct} />
  ) : (
    <DeleteRecordDialog {...around} list={list} />
  )
}

function NoneYet<Entry extends Stored>({ list, panel }: RecordViewProps<Entry>) {
  const { icon, addIcon, subject } = list
  const { one, many, first } = listTexts(list)
  const ways = list.ways ?? [{ view: formView(subject), label: first }]
  return (
    <Notice icon={icon} title={`No ${many} yet`} text={`Add your first ${one} to get started!`}>
      {ways
        .filter((way) => panel.canOpen(way.view))
        .map((way) => (
          <Button tone="primary" icon={addIcon} key={way.view} onClick={() => panel.open(way.view)}>
            {way.label}
          </Button>
        ))}
    </Notice>
  )
}
