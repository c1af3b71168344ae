import { expect, test } from 'vitest'
import { createTranslator } from '#app/lib/languages/translator'
import { filesOfApp } from '#test/files-of-app'
import { isTranslated } from '#test/is-translated'
import { type SourceText, textsOfSource } from '#test/texts-of-source'
import { panelWordsInHindi } from './words'

const contract = Object.entries(
  import.meta.glob<string>('../../../../contract/src/**/*.ts', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

/** Patterns, what is typed into a search, and names of browsers, which are shown as `Chrome on Windows`. */
const silentFiles =
  /\/(hindi-dates|match-words|clean-pasted|pasted-reviews|online-lists|device-name)\.ts$/

/** What the panel puts in place of a `…`: nouns and counts have texts of their own. */
const values = [
  'notice',
  'event',
  'picture',
  'file',
  'messages',
  '1 person',
  '5 events',
  '5 notices',
  'read',
  'Hindi',
]

/** Names of states, pieces of texts that are translated as wholes, and names of keys and of code. */
const isName = (text: string) =>
  /^[^A-Z…]*$|^[a-z_]|^(Mod|Shift|Alt|Arrow|Control|Ctrl|Enter)[-+\w.,[\]]*$/.test(text)

/** One a line. */
const notShown = new Set(
  `
The call was cancelled
AbortError
WebP
Files
…=1; Path=/; SameSite=Strict; Max-Age=…
Refusal
…Translation
K7QM-3F9T
Re: Your message to …
Re: …
On …, … wrote:
List events for the panel, one page at a time
Publish an event
Update an event. Without a picture, the current one stays. With \`seen\`, changes made by others in the meantime also stay
Delete an event and its picture. An event with registrations can be restored for 30 days, and everyone registered gets a cancellation email
List faculty and staff for the panel, one page at a time
Add a faculty, administrative or management member
Update a member. Without a photo, the current one stays. With \`seen\`, changes made by others in the meantime also stay
Delete a member and their photo; needs \`verify-password\` in the last 5 minutes, once per deletion
Department must be a code
Decorative must be yes or no
Every item needs a key
Rich text must be a document
Must be true or left out
Send at most … scans at once
An email needs an id
List-Unsubscribe
One-Click
`.split('\n'),
)

/** Parts of longer texts; the catalogue has those texts as they are shown, with their nouns and counts. */
const pieces = new Set(
  `
Item
Phone …
Token
Path
Order
Event …
To
Add … to page
Describe …?
Nothing to …
No registration while the event is …
First scan: …. Second scan:
More than
Showing …… …
Add Your First …
Back to …
Add …
Adding …...
Update …
Updating …...
… … also editing this …
We’ll email … registered or waiting.
Nobody gets an email.
…The pages stay online and say that the events are cancelled, and why.
We’ll email … to say their event is cancelled.
…Events with registrations stay under “Deleted events” for … days. The others are deleted for good.
Nothing can be imported because … problems.
Nothing to import: everything is already here.
Nothing has been changed yet.
In …: … registered, … attended, … did not get a seat.
“…” has room for …, so … not added.
…You can also drop or paste a file here.|…
English text
Show until
Approve and publish…
This goes back to the … version. Your draft stays in the history.
Merged your changes to … from another window
Merged changes by … to …
Merged changes published in the meantime: …
The version sent for review is published
The review request was withdrawn
Owner: …
Has a draft.
Describe the picture for people who can’t see it…
Published. The fees of … are on the website.
Saved as a draft: ….
Not in this table: …
Save … of …
Publish the fees of ……
Requested by …, ……
… will have no owner. Reports lists them.
…. Generate new ones.
Added …, ……
This event was ….|…
One scan has
…. Please choose a stronger password.
Too many links
This PDF is too complex to process. To fix this, …, or split it into smaller ones
Nobody was
… It’s still cancelled, because everyone registered got a cancellation email. To hold it after all, choose “Reinstate event”.
The English has …, the translation …. Write one line for each.
`.split('\n'),
)

const hindi = createTranslator(panelWordsInHindi)

/** Titles of documents are translated part by part. */
const isShownInHindi = (text: SourceText) =>
  typeof text === 'string'
    ? isName(text) ||
      notShown.has(text) ||
      pieces.has(text.trim()) ||
      text.split(' | ').every((part) => part === '…' || isTranslated(hindi, part, values))
    : pieces.has(text.join('|')) || isTranslated(hindi, text, values)

test('every text of the panel and the check-in page is in Hindi', () => {
  const files = [...filesOfApp(/\/panel\/|\/routes\/admin/, /\/site\/|\/hindi\//), ...contract]
  const shown = files
    .filter(([path]) => !silentFiles.test(path))
    .map(([path, source]) => [path, textsOfSource(path, source)] as const)
  const missing = shown.flatMap(([path, found]) =>
    found.filter((text) => !isShownInHindi(text)).map((text) => [path, text]),
  )

  expect(missing).toEqual([])
  expect(shown.flatMap(([, found]) => found).length).toBeGreaterThan(2000)
})
