import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import {
  databaseFreeTests,
  engineTests,
  parallelAnywhere,
  processTests,
} from '../test/test-selection.ts'

const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname }).toSorted()
const isIn = (globs: string[]) => (path: string) => globs.some((glob) => matchesGlob(path, glob))
const textOf = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

const aimsAtEngines = /TEST_ENGINE|\bsql`|Promise\.all(Settled)?\(|fuzz-requests/
const ofEngines = /^(operations\/backup|platform\/(db|search-engine)|search)\//
const killsProcesses = /'SIGKILL'|full-disk|survivesKills|several-nodes/

test('every name in the selection is a test file', () => {
  const all = [...processTests, ...databaseFreeTests, ...engineTests, ...parallelAnywhere]
  expect(all.filter((glob) => !tests.some(isIn([glob])))).toEqual([])
})

test('a test of a difference between the engines runs on both', () => {
  const chosen = isIn([...engineTests, ...processTests, ...databaseFreeTests, ...parallelAnywhere])
  const aiming = tests.filter((path) => ofEngines.test(path) || aimsAtEngines.test(textOf(path)))
  expect(aiming.filter((path) => !chosen(path))).toEqual([])
})

test('a test that kills a process is listed with process tests', () => {
  const killing = tests.filter((path) => killsProcesses.test(textOf(path)))
  const elsewhere = isIn(['{start-and-stop,test-selection}.test.ts', ...databaseFreeTests])
  expect(killing.filter((path) => !isIn(processTests)(path) && !elsewhere(path))).toEqual([])
})
