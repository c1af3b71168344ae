import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { bringToasts } from '#app/ui/toaster'
import '#app/panel/admin.css'

export default function AdminLayout() {
  useEffect(bringToasts, [])
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
    </>
  )
}
