import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { preloadToasts } from '#app/ui/toaster'
import '#app/panel/admin.css'

export default function AdminLayout() {
  useEffect(preloadToasts, [])
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
    </>
  )
}
