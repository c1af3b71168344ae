type Row = { _id: string }
type Read<Found extends Row> = (limit: number, before?: string) => Promise<Found[]>

export async function readPage<Found extends Row>(
  read: Read<Found>,
  size: number,
  before?: string,
): Promise<{ rows: Found[]; next?: string }> {
  const results = await read(size + 1, before)
  const rows = results.slice(0, size)
  const last = rows.at(-1)
  return { rows, ...(results.length > size && last && { next: last._id }) }
}

const batchSize = 100

export async function* readBatches<Found extends Row>(
  read: Read<Found>,
): AsyncGenerator<Found[], void> {
  let before: string | undefined
  do {
    const { rows, next } = await readPage(read, batchSize, before)
    yield rows
    before = next
  } while (before)
}
