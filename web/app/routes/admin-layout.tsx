import { Outlet } from 'react-router'
import { Toaster } from '#app/components/toaster'
import '#app/features/admin/admin.css'

export default function AdminLayout() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
      <Toaster />
    </>
  )
}
