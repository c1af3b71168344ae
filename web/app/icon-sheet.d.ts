declare module 'virtual:icon-sheet' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: as Vite gives the addresses of files.
  export default address
}
