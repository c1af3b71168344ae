import { fileURLToPath } from 'node:url'
import { mutants } from './mutants.ts'

/** Root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The mutant that the variable MUTANT names; undefined when it is not set. */
export const chosenMutant = mutants.find(({ without }) => without === process.env.MUTANT)
