import { escapeMarkup } from 'contract/platform/escape-markup'
import { partIn, withoutBidiControls } from 'contract/platform/language-of-text'
import { v5 as uuidv5 } from 'uuid'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'

export type FeedItem = {
  /** Readers recognise an item by it, so it never changes. */
  id: string
  url: string
  title: string
  text: string
  published: string
  updated: string
  category: string | undefined
  documents?: readonly { title: string; url: string; type: string; bytes: number }[]
}

/** In each language an item of its own: readers show items with one id once. */
export const feedItemId = (_id: string, language: ReaderLanguage): string =>
  `urn:uuid:${language ? uuidv5(language, _id) : _id}`

export type Feed = {
  /** Stays the same if the site moves to another host. */
  id: string
  language: ReaderLanguage
  title: string
  author: string
  publicUrl: string
  address: string
  list: string
  items: readonly FeedItem[]
}

const enclosure = ({ title, url, type, bytes }: NonNullable<FeedItem['documents']>[number]) =>
  `<link rel="enclosure" type="${type}" length="${bytes}" title="${escapeMarkup(title)}" href="${escapeMarkup(url)}"/>`

function atomEntry(item: FeedItem, feedLanguage: ReaderLanguage): string {
  const { id, url, title, text, published, updated, category, documents = [] } = item
  const tagged = category ? `<category term="${escapeMarkup(category)}"/>` : ''
  const summary = text === title ? '' : `<summary>${escapeMarkup(text)}</summary>`
  const language = partIn(feedLanguage, title).lang
  const languageAttribute = language ? ` xml:lang="${language}"` : ''
  return `<entry${languageAttribute}><id>${escapeMarkup(id)}</id><title>${escapeMarkup(title)}</title><link href="${escapeMarkup(url)}"/><published>${published}</published><updated>${updated}</updated>${tagged}${documents.map(enclosure).join('')}${summary}</entry>
`
}

const newest = (items: readonly FeedItem[]) =>
  items
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)

/** RFC 4287. No current time in it, so that repeated requests get the same bytes. */
export function atomText({
  id,
  language,
  title,
  author,
  publicUrl,
  address,
  list,
  items,
}: Feed): string {
  const self = escapeMarkup(new URL(address, publicUrl).href)
  const updated = newest(items) ?? new Date(0).toISOString()
  return withoutBidiControls(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language ?? 'en'}">
<id>${id}</id><title>${escapeMarkup(title)}</title><updated>${updated}</updated>
<author><name>${escapeMarkup(author)}</name></author>
<link rel="self" href="${self}"/><link href="${escapeMarkup(new URL(list, publicUrl).href)}"/>
${items.map((item) => atomEntry(item, language)).join('')}</feed>
`)
}

export const jsonFeedText = (feed: Feed): string =>
  withoutBidiControls(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      language: feed.language ?? 'en',
      home_page_url: new URL(feed.list, feed.publicUrl).href,
      feed_url: new URL(feed.address, feed.publicUrl).href,
      authors: [{ name: feed.author }],
      items: feed.items.map(
        ({ id, url, title, text, published, updated, category, documents }) => ({
          id,
          url,
          title,
          content_text: text,
          language: partIn(feed.language, title).lang,
          date_published: published,
          ...(updated !== published && { date_modified: updated }),
          ...(category && { tags: [category] }),
          ...(documents?.length && {
            attachments: documents.map((document) => ({
              url: document.url,
              mime_type: document.type,
              title: document.title,
              size_in_bytes: document.bytes,
            })),
          }),
        }),
      ),
    }),
  )
