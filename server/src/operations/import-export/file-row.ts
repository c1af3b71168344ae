export type FileRow = { line: number; cells: string[] }
