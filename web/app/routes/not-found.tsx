import { NotFoundScreen } from '#app/site/shell/not-found-screen'

export default function NotFound() {
  return <NotFoundScreen />
}
