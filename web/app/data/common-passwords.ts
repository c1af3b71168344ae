import { useQuery } from '@tanstack/react-query'

async function fetchCommonPasswords(): Promise<ReadonlySet<string>> {
  const { default: text } = await import('contract/accounts/common-passwords.txt?raw')
  return new Set(text.trim().split('\n'))
}

/** 14 kB, loaded when somebody starts typing a password; undefined until then. */
export function useCommonPasswords(isWanted: boolean): ReadonlySet<string> | undefined {
  const { data } = useQuery({
    queryKey: ['common-passwords'],
    queryFn: fetchCommonPasswords,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })
  return data
}
