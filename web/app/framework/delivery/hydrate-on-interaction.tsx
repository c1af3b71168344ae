import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sharedValue } from '#app/lib/shared-value'
import { bringToasts } from '#app/ui/toaster'
import { FormNotLoaded } from './form-not-loaded'
import { announceHydrating, announceHydration } from './hydrate'
import { restoreEarlyInput } from './restore-early-input'

/** These may change the URL, which renders the page again. */
const onPage = ['pointerdown', 'keydown', 'popstate']
/** `pointerover` comes before a click and gives the code a head start. */
const onForm = ['pointerover', 'focusin', 'input', 'change']

function atTouch(form: Element, action: () => void) {
  const stop = new AbortController()
  const now = () => {
    stop.abort()
    action()
  }
  const hear = ({ type, target }: Event) => {
    if (onPage.includes(type) || (target instanceof Node && form.contains(target))) now()
  }
  // In the capture phase: React stops events for parts it has yet to hydrate.
  const options = { capture: true, signal: stop.signal }
  for (const type of [...onPage, ...onForm]) window.addEventListener(type, hear, options)
  return { now, stop: () => stop.abort() }
}

function isFilled(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement)) return false
  // A checkbox without a value has "on".
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/** Autofill and early typing happen before listeners exist. */
const isTouched = (form: HTMLElement) =>
  form.dataset.waits === 'pressed' ||
  form.contains(document.activeElement) ||
  [...form.querySelectorAll('input, textarea')].some(isFilled)

type Options = {
  load: () => Promise<ComponentType>
  isWanted?: () => boolean
}

function formCode({ load, isWanted = () => false }: Options) {
  let Form: ComponentType | undefined
  let coming: Promise<ComponentType> | undefined
  let waiting: ReturnType<typeof atTouch> | undefined
  const isMissed = sharedValue(false)
  let fillAnew = () => {}

  const fetchForm = async () => {
    // Needed to report that there is no connection.
    bringToasts()
    Form = await load()
    isMissed.set(false)
    return Form
  }

  /** Never rejects: failures are shown, and the next interaction retries. */
  const fetchAtTouch = (form: HTMLElement) =>
    new Promise<ComponentType>((resolve) => {
      restoreEarlyInput(form)
      const wait = () => {
        waiting = atTouch(form, () => {
          const hydrateForm = (Come: ComponentType) => {
            fillAnew = announceHydrating(form)
            resolve(Come)
          }
          fetchForm().then(hydrateForm, () => {
            isMissed.set(true)
            wait()
          })
        })
      }
      wait()
      if (isTouched(form)) waiting?.now()
    })

  return {
    isMissed,
    present: () => Form,
    arrival: () => {
      coming ??= fetchForm()
      return coming
    },
    bring: async (isDrawn: boolean) => {
      const rendered =
        isDrawn && !isWanted() ? document.querySelector<HTMLElement>('[data-waits]') : null
      coming = rendered ? fetchAtTouch(rendered) : fetchForm()
      if (!rendered) await coming
    },
    fetchNow: () => waiting?.now(),
    fillAnew: () => fillAnew(),
    /** A remount has a new element that nobody listens to. */
    stopWaiting: () => {
      waiting?.stop()
      if (!Form) coming = undefined
    },
  }
}

/**
 * Hydrates a form on interaction: the server renders it, and its code loads when a visitor turns to it. `bootstrap-
 * script.ts` holds clicks and submits until then, and `use-early-input.ts` reads what was typed. At most one per page.
 * The page exports `bring` (see `PageFile`). The form takes no props: changing them would force React to render it
 * again.
 */
export function onTouch(options: Options) {
  const code = formCode(options)

  function Coming() {
    const Come = use(code.arrival())
    return <Come />
  }

  function TakenOver({ onTaken }: { onTaken: () => void }) {
    useEffect(onTaken, [onTaken])
    const Form = code.present()
    return Form ? <Form /> : <Coming />
  }

  /** Replaces a form that React couldn't keep as rendered. */
  function Missing() {
    useEffect(() => code.fetchNow(), [])
    return null
  }

  function Frame({ onTaken }: { onTaken: () => void }) {
    const frame = useRef<HTMLDivElement>(null)
    const isMissed = code.isMissed.use(() => false)
    const taken = useCallback(() => {
      frame.current?.removeAttribute('data-waits')
      code.fillAnew()
      announceHydration()
      onTaken()
    }, [onTaken])
    useEffect(() => code.stopWaiting, [])
    const rendered = useMemo(
      () => (
        <Suspense fallback={<Missing />}>
          <TakenOver onTaken={taken} />
        </Suspense>
      ),
      [taken],
    )
    return (
      <>
        <div ref={frame} data-waits="">
          {rendered}
        </div>
        {isMissed && <FormNotLoaded form={frame} />}
      </>
    )
  }

  /** `instead` replaces a form that isn't hydrated yet. */
  function OnTouch({ instead }: { instead?: ReactNode }) {
    const [isTaken, setTaken] = useState(false)
    const noteTaken = useCallback(() => setTaken(true), [])
    return instead && !isTaken ? instead : <Frame onTaken={noteTaken} />
  }
  return { bring: code.bring, OnTouch }
}
