const boundary = 'x-college-form'

/** `head` follows `form-data` in the disposition. */
export type RawPart = { head: string; type?: string; content: string | Uint8Array }

export const textPart = (name: string, content: string): RawPart => ({
  head: `; name="${name}"`,
  content,
})

export const filePart = (
  name: string,
  content: string | Uint8Array,
  filename = 'photo.jpg',
  type = 'image/jpeg',
): RawPart => ({ head: `; name="${name}"; filename="${filename}"`, type, content })

/** A multipart body byte by byte, also as no browser would send it. */
export function rawForm(parts: RawPart[]) {
  const pieces = parts.flatMap(({ head, type, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data${head}\r\n`,
    type ? `Content-Type: ${type}\r\n\r\n` : '\r\n',
    content,
    '\r\n',
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))),
  }
}

/** Valid text fields with changes; undefined omits a field. */
export const partsOf =
  (fields: Record<string, string>) =>
  (given: Record<string, string | undefined> = {}): RawPart[] =>
    Object.entries({ ...fields, ...given }).flatMap(([name, value]) =>
      value === undefined ? [] : [textPart(name, value)],
    )

export const eventParts = partsOf({
  title: 'Annual Sports Day',
  description: 'Track and field events for every department.',
  date: '2030-01-15T10:00',
})

export const memberParts = partsOf({
  name: 'Dr. Meera Nair',
  designation: 'Professor',
  department: 'B.C.A.',
  specialization: 'Distributed systems',
  education: 'Ph.D., State University',
})
