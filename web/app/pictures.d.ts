declare module '*.webp?format=jpg&quality=80' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: Vite gives the address of a file as its default export.
  export default address
}

declare module '*&format=png' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: Vite gives the address of a file as its default export.
  export default address
}
