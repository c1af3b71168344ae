import { ToastContainer as Container, toast } from 'react-toastify/unstyled'
import { Link } from './link'
import 'react-toastify/ReactToastify.css'
import './toast.css'

const visibleMilliseconds = 5000

export function addToast(kind: 'success' | 'error' | 'info', message: string, path?: string): void {
  toast[kind](path ? <ToastLink path={path}>{message}</ToastLink> : message)
}

function ToastLink({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="flex min-h-11 items-center underline underline-offset-4">
      {children}
    </Link>
  )
}

export function ToastContainer() {
  return (
    <Container
      position="top-right"
      autoClose={visibleMilliseconds}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      newestOnTop
    />
  )
}
