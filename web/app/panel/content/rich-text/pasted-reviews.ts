/** Deletions and comments that are meant for colleagues: Word, Word for the web, LibreOffice and Google Docs. */
const ofReview = [
  'del',
  '.msoDel',
  '[class*="TrackChangeDelete" i]',
  '[class*="TrackedDelet" i]',
  '[class*="DeletedText" i]',
  '[style*="mso-element:comment" i]',
  '[style*="mso-special-character:comment" i]',
  '.MsoCommentReference',
  '.MsoCommentText',
  '.msocomanchor',
  '.msocomtxt',
  '.msocomoff',
  '[class*="CommentHint" i]',
  '[class*="CommentAnchor" i]',
  '[id^="cmnt"]',
  '[href^="#cmnt"]',
  '[href^="#_msocom"]',
].join()

/** Google Docs and LibreOffice write a comment as a paragraph that begins with its mark. */
const commentMark = 'p > a[id^="cmnt"]:not([id^="cmnt_ref"]), p > a[href^="#cmnt_ref"]'

export function dropReviews(body: Element): void {
  for (const mark of body.querySelectorAll(commentMark)) {
    const line = mark.closest('p')
    const frame = line?.closest('div')
    const isFirst = frame !== body && frame?.firstElementChild === line
    ;(isFirst ? frame : line)?.remove()
  }
  for (const element of body.querySelectorAll(ofReview)) element.remove()
  // An item of which all was deleted.
  for (const item of body.querySelectorAll('li')) if (item.textContent.trim() === '') item.remove()
}

const referencesToNotes =
  '.MsoFootnoteReference, .MsoEndnoteReference, .sdfootnoteanc, .sdendnoteanc'

/** The number of a footnote is none of the words beside it, in the text and before the note. */
export function readFootnotes(body: Element): void {
  for (const symbol of body.querySelectorAll('.sdfootnotesym, .sdendnotesym')) symbol.after(' ')
  for (const reference of body.querySelectorAll(referencesToNotes)) {
    if (reference.closest('sup') || reference.querySelector('sup')) continue
    const raised = reference.ownerDocument.createElement('sup')
    reference.replaceWith(raised)
    raised.append(reference)
  }
}
