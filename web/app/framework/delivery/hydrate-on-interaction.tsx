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
import { announceTakeOver, announceTakingOver } from './hydrate'
import { putTypedBack } from './restore-early-input'

/** What a visitor does anywhere on the page: it may lead to another address of the same page, which is drawn anew then. */
const onPage = ['pointerdown', 'keydown', 'popstate']
/** What shows that a visitor turns to the form; `pointerover` comes before a press, and gives the code a start. */
const onForm = ['pointerover', 'focusin', 'input', 'change']

/** Calls back at the next touch, once, until it is stopped. */
function atTouch(form: Element, action: () => void) {
  const stop = new AbortController()
  const now = () => {
    stop.abort()
    action()
  }
  const hear = ({ type, target }: Event) => {
    if (onPage.includes(type) || (target instanceof Node && form.contains(target))) now()
  }
  // Before React, which lets no event through to what it has yet to take over.
  const options = { capture: true, signal: stop.signal }
  for (const type of [...onPage, ...onForm]) window.addEventListener(type, hear, options)
  return { now, stop: () => stop.abort() }
}

function isFilled(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement)) return false
  // The value of a box that has none is "on".
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/** Whether somebody has turned to the form before this could hear of it, or the browser has filled it in. */
const isTouched = (form: HTMLElement) =>
  form.dataset.waits === 'pressed' ||
  form.contains(document.activeElement) ||
  [...form.querySelectorAll('input, textarea')].some(isFilled)

type Options = {
  /** Fetches what draws the form. */
  load: () => Promise<ComponentType>
  /** Whether this visitor needs it at once, whatever is done. */
  isWanted?: () => boolean
}

/** The code of a form: comes at the first touch, or at once where nothing was drawn. */
function formCode({ load, isWanted = () => false }: Options) {
  let Form: ComponentType | undefined
  let coming: Promise<ComponentType> | undefined
  let waiting: ReturnType<typeof atTouch> | undefined
  const isMissed = sharedValue(false)
  let fillAnew = () => {}

  const fetchForm = async () => {
    // What the form may have to say without a connection could not come then.
    bringToasts()
    Form = await load()
    isMissed.set(false)
    return Form
  }

  /** Never rejects: what does not come is told, and asked for again at the next touch. */
  const fetchAtTouch = (form: HTMLElement) =>
    new Promise<ComponentType>((resolve) => {
      putTypedBack(form)
      const wait = () => {
        waiting = atTouch(form, () => {
          const take = (Come: ComponentType) => {
            fillAnew = announceTakingOver(form)
            resolve(Come)
          }
          fetchForm().then(take, () => {
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
      const drawn =
        isDrawn && !isWanted() ? document.querySelector<HTMLElement>('[data-waits]') : null
      coming = drawn ? fetchAtTouch(drawn) : fetchForm()
      if (!drawn) await coming
    },
    fetchNow: () => waiting?.now(),
    fillAnew: () => fillAnew(),
    /** Whoever comes back to the page finds another frame, which nobody listens to. */
    stopWaiting: () => {
      waiting?.stop()
      if (!Form) coming = undefined
    },
  }
}

/**
 * A form whose code comes when a visitor turns to it ("hydration on interaction"): the server has drawn it, so that it is
 * seen and can be typed into without; React takes it over later than the page around it. What is pressed and sent until
 * then is held by `starter.ts`, and what is typed is read by `use-early-input.ts`. One on a page, at most.
 *
 * `bring` is for the page's file to export, as `PageFile` says: whoever is led to the page in the browser sees the form with
 * it. What draws it is told nothing by the page: React would have to draw it anew for that.
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

  /** In place of a form that React could not leave as it was drawn. */
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
      announceTakeOver()
      onTaken()
    }, [onTaken])
    useEffect(() => code.stopWaiting, [])
    const drawn = useMemo(
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
          {drawn}
        </div>
        {isMissed && <FormNotLoaded form={frame} />}
      </>
    )
  }

  /** `instead` is shown in the form's place if it has not been taken over by now. */
  function OnTouch({ instead }: { instead?: ReactNode }) {
    const [isTaken, setTaken] = useState(false)
    const noteTaken = useCallback(() => setTaken(true), [])
    return instead && !isTaken ? instead : <Frame onTaken={noteTaken} />
  }
  return { bring: code.bring, OnTouch }
}
