import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useLostFocus } from '#app/lib/use-lost-focus'
import { preloadToasts } from '#app/ui/toaster'
import '#app/panel/admin.css'

export default function AdminLayout() {
  useEffect(preloadToasts, [])
  useLostFocus()
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
    </>
  )
}
