import { fileURLToPath } from 'node:url'
import { mutants } from './mutants.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The mutant named by the variable MUTANT, if it is set. */
export const chosenMutant = mutants.find(({ without }) => without === process.env.MUTANT)
