import { useHydrated } from '#app/lib/use-hydrated'
import { Icon } from '#app/ui/icon'
import { showToast } from '#app/ui/toaster'

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
      // Closing the share dialog is not an error.
      if (error instanceof Error && error.name === 'AbortError') return
      showToast('error', "The link couldn't be copied. Copy it from the address bar instead.")
    }
  }
  // Invisible until hydrated, to avoid a layout shift.
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
