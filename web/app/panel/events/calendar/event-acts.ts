import { type BulkEventAct, changeManyEvents, previewManyEvents } from 'contract/events/bulk'
import { longestReason, reasonTranslations } from 'contract/events/event-reason'
import { eventTrashDays } from 'contract/events/event-trash'
import { countOf } from 'contract/platform/format-count'
import { CalendarX, Globe, GlobeLock, Trash2 } from 'lucide'
import { call } from '#app/lib/call'
import { type BulkAct, changedAmong } from '../../shell/list/bulk-act'
import type { SelectedEntry } from '../../shell/list/use-selection'

const idsOf = (entries: readonly SelectedEntry[]) => entries.map(({ _id }) => _id)
const eventsText = (count: number) => countOf(count, 'event', 'events')

const preview = (act: BulkEventAct, entries: readonly SelectedEntry[], signal: AbortSignal) =>
  call(previewManyEvents, { body: { ids: idsOf(entries), act }, signal })

const publish = (entries: readonly SelectedEntry[]) =>
  call(changeManyEvents, { body: { act: 'publish', ids: idsOf(entries) } })

const unpublishText =
  'They become drafts. Events with registrations stay public: cancel those instead.'

export const manyEventsActs: readonly BulkAct[] = [
  {
    name: 'publish',
    label: 'Publish',
    icon: Globe,
    question: (count) => `Publish ${eventsText(count)}?`,
    unchanged: { one: 'is already published', many: 'are already published' },
    consequence: async (entries, signal) => {
      const { unchanged } = await preview('publish', entries, signal)
      return {
        text: 'Visitors see them right away, or from the time they’re scheduled for.',
        unchanged,
      }
    },
    run: publish,
    shownBy: 'events',
  },
  {
    name: 'unpublish',
    label: 'Unpublish',
    icon: GlobeLock,
    question: (count) => `Unpublish ${eventsText(count)}?`,
    unchanged: {
      one: 'is already a draft or has registrations',
      many: 'are already drafts or have registrations',
    },
    consequence: async (entries, signal) => {
      const { unchanged } = await preview('unpublish', entries, signal)
      return { text: unpublishText, unchanged }
    },
    run: async (entries) => {
      const body = { act: 'unpublish', ids: idsOf(entries) } as const
      const report = await call(changeManyEvents, { body })
      return { ...report, undo: () => publish(changedAmong(entries, report)) }
    },
    shownBy: 'events',
  },
  {
    name: 'cancel',
    label: 'Cancel events',
    icon: CalendarX,
    question: (count) => `Cancel ${eventsText(count)}?`,
    confirm: (count) => `Cancel ${eventsText(count)}`,
    choice: {
      label: 'Reason',
      options: [],
      freeText: {
        hint: 'Shown to visitors and included in the email',
        maxLength: longestReason,
        translations: reasonTranslations,
      },
    },
    consequence: async (entries, signal) => {
      const { people, unchanged } = await preview('cancel', entries, signal)
      const emailed =
        people > 0
          ? `We’ll email ${countOf(people, 'person who is', 'people who are')} registered or waiting. `
          : 'Nobody gets an email. '
      return {
        text: `${emailed}The pages stay online and say that the events are cancelled, and why.`,
        isEmailed: people > 0,
        unchanged,
      }
    },
    unchanged: { one: 'is already cancelled', many: 'are already cancelled' },
    run: (entries, reason, translations) =>
      call(changeManyEvents, {
        body: { act: 'cancel', ids: idsOf(entries), reason, ...translations },
      }),
    shownBy: 'events',
  },
  {
    name: 'delete',
    label: 'Delete',
    icon: Trash2,
    question: (count) => `Delete ${eventsText(count)}?`,
    consequence: async (entries, signal) => {
      const { people } = await preview('delete', entries, signal)
      const emailed =
        people > 0 &&
        `We’ll email ${countOf(people, 'person', 'people')} to say their event is cancelled. `
      return {
        text: `${emailed || ''}Events with registrations stay under “Deleted events” for ${eventTrashDays} days. The others are deleted for good.`,
        isEmailed: people > 0,
      }
    },
    isDeletion: true,
    run: (entries) => call(changeManyEvents, { body: { act: 'delete', ids: idsOf(entries) } }),
    shownBy: 'events',
  },
]
