import { isFullDisk } from '../db/failure.ts'

/** Node names no path if a write fails, rather than an open. Only the log and commands show it. */
export const namingPath =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (isFullDisk(error.code ?? '') && !error.path)
      Object.assign(error, { path, message: `${error.message} '${path}'` })
    throw error
  }
