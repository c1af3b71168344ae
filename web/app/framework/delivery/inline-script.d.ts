declare module '*?script' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: Vite exports file contents as default
  export default text
}
