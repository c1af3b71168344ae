import { island } from '#app/framework/islands/island'
import { Icon } from '#app/ui/icon'
import { showToast } from '#app/ui/toaster'

function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast('success', 'Link copied')
      }
    } catch (error) {
      // Closing the share dialog is not an error.
      if (error instanceof Error && error.name === 'AbortError') return
      showToast('error', 'The link couldn’t be copied. Copy it from the address bar instead.')
    }
  }
  return (
    <button type="button" className="button-outline noscript:hidden" onClick={share}>
      <Icon of="share-2" className="size-4.5" />
      Share this event
    </button>
  )
}

export default island(ShareButton, { hydrate: 'interaction' })
