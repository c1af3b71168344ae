import type { User } from 'contract/accounts/account'
import { useLogout } from '#app/data/sign-in'
import { pathOf } from '#app/framework/addresses/path-of'
import { addressHere } from '#app/lib/languages/page-language'
import { leaveNotice } from '#app/lib/notice-after-reload'
import { Link } from '#app/ui/link'
import { Portrait } from '#app/ui/portrait'
import { showToast } from '#app/ui/toaster'

const entry =
  'flex min-h-11 w-full items-center rounded-md px-3 text-left font-semibold text-ink-soft transition-colors duration-200 hover:bg-accent-soft hover:text-accent'

export function SignedInMenu({ user }: { user: User }) {
  return (
    <details data-menu className="relative">
      <summary
        aria-label={`Account of ${user.name?.trim() || 'a student'}`}
        className="grid size-tap list-none place-items-center rounded-full transition-colors duration-200 [&::-webkit-details-marker]:hidden"
      >
        <Avatar user={user} />
      </summary>
      <div className="absolute right-0 z-10 mt-2 w-[min(15rem,100vw-5rem)] rounded-card border border-line bg-card p-2 shadow-lift">
        <p className="border-b border-line px-3 pt-1 pb-2">
          <span className="block truncate font-semibold text-heading">{user.name}</span>
          <span className="block truncate text-sm text-ink-muted">{user.email}</span>
        </p>
        <ul className="pt-2">
          <li>
            <Link to={pathOf('home')} className={entry}>
              Dashboard
            </Link>
          </li>
          <li>
            <Link to={pathOf('account')} className={entry}>
              My account
            </Link>
          </li>
          <li>
            <LogoutButton />
          </li>
        </ul>
      </div>
    </details>
  )
}

function Avatar({ user: { name = '', profilePhoto } }: { user: User }) {
  const [letter = 'U'] = name.trim().toUpperCase()
  return (
    <Portrait
      name={name}
      letters={letter}
      photo={profilePhoto}
      sizes="2.5rem"
      className="size-10 rounded-full"
    />
  )
}

function LogoutButton() {
  const logout = useLogout()
  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: ({ message }) => {
        leaveNotice('success', message)
        // A full page load clears the student's data from memory.
        window.location.assign(addressHere(pathOf('login')))
      },
      onError: ({ message }) => showToast('error', message || 'Logout failed. Please try again.'),
    })
  return (
    <button
      type="button"
      className={entry}
      disabled={logout.isPending || logout.isSuccess}
      onClick={leave}
    >
      Logout
    </button>
  )
}
