export function hold<Value = void>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Value>((...settlers) => {
    ;[resolve, reject] = settlers
  })
  return { promise, resolve, reject }
}
