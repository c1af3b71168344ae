import { useEffect } from 'react'
import { useNavigate } from 'react-router'

export function useMoved(path: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (path) void navigate(path, { replace: true })
  }, [path, navigate])
}
