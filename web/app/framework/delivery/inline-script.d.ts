declare module '*?script' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: as Vite gives the texts of files.
  export default text
}
