import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads to the present address of a page that was asked for by a former one; undefined where it was not. */
export function useMoved(path: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (path) void navigate(path, { replace: true })
  }, [path, navigate])
}
