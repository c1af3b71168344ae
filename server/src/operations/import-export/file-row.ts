/** A row of cells and the line in the file that it begins at. */
export type FileRow = { line: number; cells: string[] }
