/** With the 12 characters around it, an encoded word has at most 75 (RFC 2047 §2). */
const bytesOfWord = 45

/**
 * Mail programs decode whatever looks like an encoded word, also if a person wrote it, and would show something else.
 * nodemailer encodes only what isn’t ASCII, so such a subject is encoded here.
 */
export function subjectAsWritten(subject: string): string {
  if (!subject.includes('=?')) return subject
  const words: string[] = []
  for (const character of subject) {
    const longer = (words.at(-1) ?? '') + character
    if (words.length > 0 && Buffer.byteLength(longer) <= bytesOfWord)
      words[words.length - 1] = longer
    else words.push(character)
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
