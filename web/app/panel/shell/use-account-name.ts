import { useQuery } from '@tanstack/react-query'
import { staffNamesQuery } from '#app/data/staff-accounts'
import { textHere } from '#app/lib/languages/page-language'

/** Names of programs, which the server records in place of an account. */
const programs: Record<string, string> = {
  'command line': 'Command line',
  'first start': 'Initial setup',
  'automatic deletion': 'Automatic deletion',
  schedule: 'Schedule',
  'mail server': 'Mail server',
}

/**
 * The name of whoever did something, by the address that is recorded: accounts without a name, and removed ones, are called
 * by their address. The author of what is older than the history may be unknown.
 */
export function useAccountName(): (account: string) => string {
  const { data } = useQuery(staffNamesQuery())
  const names = new Map(Object.entries(data?.names ?? {}))
  return (account) => {
    const program = account ? programs[account] : 'Unknown'
    return program ? textHere(program) : (names.get(account) ?? account)
  }
}
