import { expect, onTestFinished, test, vi } from 'vitest'
import { reportProgress } from './progress.ts'

function writtenInHalfAMinute(ci: string | undefined): string[] {
  const lines: string[] = []
  vi.useFakeTimers()
  vi.stubEnv('CI', ci)
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  onTestFinished(() => {
    write.mockRestore()
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
  const progress = reportProgress('Building')
  vi.advanceTimersByTime(35_000)
  progress.end('Built')
  vi.advanceTimersByTime(35_000)
  write.mockRestore()
  return lines
}

test('progress is printed every ten seconds, and the duration at the end', () => {
  expect(writtenInHalfAMinute(undefined)).toEqual([
    'Building …\n',
    '  … 10 s\n',
    '  … 20 s\n',
    '  … 30 s\n',
    'Built (35 s)\n',
  ])
})

test('in CI, only start and end are printed', () => {
  expect(writtenInHalfAMinute('true')).toEqual(['Building …\n', 'Built (35 s)\n'])
})
