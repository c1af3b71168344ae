declare module '*?script' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: Vite exports file contents as default
  export default text
}

declare module 'virtual:site-script' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: as Vite gives the addresses of files.
  export default address
}
