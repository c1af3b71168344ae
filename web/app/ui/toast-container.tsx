import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { type CloseButtonProps, ToastContainer, toast } from 'react-toastify/unstyled'
import { textHere } from '#app/lib/languages/page-language'
import { Icon } from './icon'
import { Link } from './link'
import 'react-toastify/ReactToastify.css'
import './toast.css'

const visibleMilliseconds = 5000

let container: HTMLElement | undefined
let root: Root | undefined

/** A separate React root, because any part of a page may show a toast. */
function mountContainer(): void {
  if (container?.isConnected) return
  container = document.body.appendChild(document.createElement('div'))
  root?.unmount()
  const mounted = createRoot(container)
  root = mounted
  // Immediately: a toast without a container waits for the next one.
  flushSync(() =>
    mounted.render(
      <ToastContainer
        position="top-right"
        autoClose={visibleMilliseconds}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick
        newestOnTop
        aria-label={textHere('Notifications Alt+T')}
        closeButton={CloseButton}
        // Its timer would be read out, in English. The style sheet shows it nevertheless.
        hideProgressBar
      />,
    ),
  )
}

export function addToast(kind: 'success' | 'error' | 'info', message: string, path?: string): void {
  mountContainer()
  toast[kind](path ? <ToastLink path={path}>{message}</ToastLink> : textHere(message))
}

/** As the library's, whose label is English. */
const CloseButton = ({ closeToast }: CloseButtonProps) => (
  <button
    type="button"
    aria-label="Close"
    onClick={(event) => {
      event.stopPropagation()
      closeToast(true)
    }}
    className="Toastify__close-button Toastify__close-button--light"
  >
    <Icon of="x" className="size-4" />
  </button>
)

function ToastLink({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="flex min-h-11 items-center underline underline-offset-4">
      {children}
    </Link>
  )
}
