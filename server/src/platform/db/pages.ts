type Row = { _id: string }
type Read<Found extends Row> = (limit: number, before?: string) => Promise<Found[]>

/** Of rows whose ids grow with time. */
const idOf = ({ _id }: Row) => _id

export async function readPage<Found extends Row>(
  read: Read<Found>,
  size: number,
  before?: string,
  cursorOf: (row: Found) => string = idOf,
): Promise<{ rows: Found[]; next?: string }> {
  const results = await read(size + 1, before)
  const rows = results.slice(0, size)
  const last = rows.at(-1)
  return { rows, ...(results.length > size && last && { next: cursorOf(last) }) }
}

const batchSize = 100

export async function* readBatches<Found extends Row>(
  read: Read<Found>,
  cursorOf: (row: Found) => string = idOf,
): AsyncGenerator<Found[], void> {
  let before: string | undefined
  do {
    const { rows, next } = await readPage(read, batchSize, before, cursorOf)
    yield rows
    before = next
  } while (before)
}
