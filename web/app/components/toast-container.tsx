import { ToastContainer as Container, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'

const visibleMilliseconds = 5000

/** Adds a toast; it waits when the container is not there yet. */
export function addToast(kind: 'success' | 'error' | 'info', message: string): void {
  toast[kind](message)
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
