import { useHydrated } from '#app/lib/use-hydrated'
import { Icon } from '#app/ui/icon'
import { showToast } from '#app/ui/toaster'

/** Hands the page to the device's own sharing, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const isHydrated = useHydrated()
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast('success', 'Link copied')
      }
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (error instanceof Error && error.name === 'AbortError') return
      showToast('error', "The link couldn't be copied. Copy it from the address bar instead.")
    }
  }
  // Kept in place while it cannot work yet, so that nothing moves.
  return (
    <button
      type="button"
      className={`button-outline ${isHydrated ? '' : 'invisible'}`}
      onClick={share}
    >
      <Icon of="share-2" className="size-4.5" />
      Share this event
    </button>
  )
}
