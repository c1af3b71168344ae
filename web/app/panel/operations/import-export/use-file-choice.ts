import { useRef, useState } from 'react'

export const unreadable = 'The file could not be read. Please choose it again.'

/** A program that has it open may change it before it is sent. */
const readIntoMemory = async (file: File) =>
  new File([await file.arrayBuffer()], file.name, { type: file.type })

type Limit = { bytes: number; tooLarge: string }

/** Reads a chosen file into memory. If another one is chosen meanwhile, only that one counts. */
export function useFileChoice({ bytes, tooLarge }: Limit, check: (file: File) => void) {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const latest = useRef<File>(undefined)

  const drop = () => {
    latest.current = undefined
    setFile(undefined)
    setProblem(undefined)
  }
  const choose = async (picked: File) => {
    drop()
    if (picked.size > bytes) return setProblem(tooLarge)
    latest.current = picked
    const read = await readIntoMemory(picked).catch(() => undefined)
    if (latest.current !== picked) return
    if (!read) return setProblem(unreadable)
    setFile(read)
    check(read)
  }
  return { file, problem, setProblem, choose, drop }
}
