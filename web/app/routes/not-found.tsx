import { NotFoundScreen } from '#app/features/layout/not-found-screen'

export default function NotFound() {
  return <NotFoundScreen />
}
