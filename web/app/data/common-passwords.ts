import { useQuery } from '@tanstack/react-query'

async function fetchCommonPasswords(): Promise<ReadonlySet<string>> {
  const { default: text } = await import('contract/accounts/common-passwords.txt?raw')
  return new Set(text.trim().split('\n'))
}

/** The passwords that are refused as too common, 14 kB that come when somebody begins to type one; undefined without them. */
export function useCommonPasswords(isWanted: boolean): ReadonlySet<string> | undefined {
  const { data } = useQuery({
    queryKey: ['common-passwords'],
    queryFn: fetchCommonPasswords,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })
  return data
}
