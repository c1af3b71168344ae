/** Tracked deletions and comments in Word, Word for the web, LibreOffice and Google Docs. */
const ofReview = [
  'del',
  '.msoDel',
  '[class*="TrackChange" i][class*="Delet" i]',
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

/** Google Docs and LibreOffice write comments as paragraphs starting with an anchor. */
const commentMark = 'p > a[id^="cmnt"]:not([id^="cmnt_ref"]), p > a[href^="#cmnt_ref"]'

export function dropReviews(body: Element): void {
  for (const mark of body.querySelectorAll(commentMark)) {
    const line = mark.closest('p')
    const frame = line?.closest('div')
    const isFirst = frame !== body && frame?.firstElementChild === line
    ;(isFirst ? frame : line)?.remove()
  }
  for (const element of body.querySelectorAll(ofReview)) element.remove()
  // An item that consisted of deleted text only.
  for (const item of body.querySelectorAll('li')) if (item.textContent.trim() === '') item.remove()
}

const referencesToNotes =
  '.MsoFootnoteReference, .MsoEndnoteReference, .sdfootnoteanc, .sdendnoteanc'

/** Word doesn't mark footnote numbers as superscript. */
export function readFootnotes(body: Element): void {
  for (const symbol of body.querySelectorAll('.sdfootnotesym, .sdendnotesym')) symbol.after(' ')
  for (const reference of body.querySelectorAll(referencesToNotes)) {
    if (reference.closest('sup') || reference.querySelector('sup')) continue
    const raised = reference.ownerDocument.createElement('sup')
    reference.replaceWith(raised)
    raised.append(reference)
  }
}
