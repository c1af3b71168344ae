import { startingContent } from 'college/starting-content'
import { startingHindi } from 'college/starting-hindi'
import { textHash } from 'contract/content/translations/text-hash'
import { pageWords } from '../a-page-editor.ts'
import { filePart, rawForm, textPart } from '../raw-form.ts'
import { type Guarded, photo } from './guarded.ts'

export const due = { by: '2026-01-31', months: 1 } as const

/** A text of the facts, as an exported file has it. */
export function translationFile(facts: string) {
  const { name } = startingContent.facts
  const translated = textHash(startingHindi(name) ?? '')
  return rawForm([
    filePart(
      'file',
      `English,Hindi,_id\n${name},नाम,${facts}/name/${translated}`,
      'translations.csv',
      'text/csv',
    ),
  ])
}

export const contentWrites: Guarded = {
  'POST /api/admin/translations/file': ({ content }) => translationFile(content),
  'PUT /api/admin/content/:_id': ({ revision }) => ({
    payload: { version: 1, basedOn: revision, data: { name: 'Another name' } },
  }),
  'POST /api/admin/content/:_id/publish': ({ revision }) => ({
    payload: { version: 1, basedOn: revision, data: startingContent.facts },
  }),
  'POST /api/admin/content': () => ({
    payload: { _id: '0192f000-0000-7000-8000-0000000000aa', type: 'page', name: 'Hostel' },
  }),
  'POST /api/admin/content/:_id/translations': () => ({ payload: { language: 'hi' } }),
  'POST /api/admin/content/:_id/withdraw': () => ({ payload: { version: 1 } }),
  'POST /api/admin/content/:_id/end': () => ({
    payload: { version: 1, at: '2099-01-01T00:00:00.000Z' },
  }),
  'POST /api/admin/content/:_id/trash': () => ({ payload: { version: 1 } }),
  'POST /api/admin/content/bulk': ({ page }) => ({
    payload: { act: 'trash', entries: [{ _id: page, version: 1 }] },
  }),
  'POST /api/admin/content/bulk/undo': ({ trashed }) => ({
    payload: { entries: [{ _id: trashed, version: 2, isPublic: false, isScheduled: false }] },
  }),
  'POST /api/admin/library/bulk/description': ({ library }) => ({
    payload: { entries: [{ _id: library, version: 1 }], collection: 'Sports Day' },
  }),
  'POST /api/admin/library/bulk/recovery': ({ deletedFile }) => ({
    payload: { entries: [{ _id: deletedFile, version: 2 }] },
  }),
  'POST /api/admin/library/bulk/deletion': ({ library }) => ({
    payload: { entries: [{ _id: library, version: 1 }] },
  }),
  'POST /api/admin/content/:_id/recover': () => ({ payload: { version: 2 } }),
  'POST /api/admin/content/:_id/reinstate': () => ({ payload: { version: 2 } }),
  'POST /api/admin/content/:_id/move': () => ({ payload: { position: 1 } }),
  'POST /api/admin/content/:_id/preview': () => ({ payload: { data: { name: 'Another name' } } }),
  'POST /api/admin/content/:_id/links': () => ({}),
  'POST /api/admin/content/:_id/presence': () => ({}),
  'POST /api/admin/events/:_id/presence': () => ({}),
  'POST /api/admin/faculty/:_id/presence': () => ({}),
  'DELETE /api/admin/content/:_id/links/:linkId': () => ({}),
  'PUT /api/admin/content/:_id/review': () => ({ payload: { seen: { due }, review: {} } }),
  'POST /api/admin/content/:_id/review/confirm': () => ({ payload: { by: due.by } }),
  'POST /api/admin/content/:_id/unschedule': () => ({ payload: { version: 1 } }),
  'POST /api/admin/content/:_id/discard': () => ({ payload: { version: 1 } }),
  'POST /api/admin/content/:_id/restore': ({ revision }) => ({ payload: { version: 1, revision } }),
  'POST /api/admin/content/:_id/request': () => ({
    payload: { version: 2, data: { title: 'Rules', slug: 'rules', ...pageWords } },
  }),
  'POST /api/admin/content/:_id/request/cancel': ({ askedRevision }) => ({
    payload: { revision: askedRevision },
  }),
  'POST /api/admin/content/:_id/request/approve': ({ askedRevision }) => ({
    payload: { revision: askedRevision },
  }),
  'POST /api/admin/content/:_id/request/return': ({ askedRevision }) => ({
    payload: { revision: askedRevision, note: 'Say more' },
  }),
  'PUT /api/admin/fees/:_id': () => ({ payload: { version: 1, fees: [] } }),
  'POST /api/admin/fees/:_id/publish': () => ({ payload: { version: 1, fees: [] } }),
  'PUT /api/admin/notice-emails/:_id': () => ({ payload: { isSkipped: true } }),
  'POST /api/admin/notice-emails/:_id/correction': () => ({}),
  'POST /api/admin/notice-emails/:_id/test': () => ({}),
  'POST /api/admin/library': async () => rawForm([await photo('file')]),
  'PUT /api/admin/library/:_id': () => ({
    payload: { version: 1, name: 'Another name', isDecorative: true, focus: { x: 50, y: 50 } },
  }),
  'PUT /api/admin/library/:_id/file': async () =>
    rawForm([textPart('version', '1'), await photo('file')]),
  'POST /api/admin/library/:_id/restore': ({ file }) => ({ payload: { version: 1, file } }),
  'DELETE /api/admin/library/:_id': () => ({ query: { version: '1' } }),
  'GET /api/admin/content-package.tar': () => ({}),
  'POST /api/admin/content-package': () =>
    rawForm([
      filePart(
        'file',
        JSON.stringify({ collegeContent: 1, entries: [{ type: 'facts', data: {} }] }),
      ),
    ]),
}
