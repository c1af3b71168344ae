declare module 'virtual:client-files' {
  type Files = { scripts: string[]; styles: string[]; later: string[] }
  const files: Partial<Record<string, Files>>
  // biome-ignore lint/style/noDefaultExport: Vite exports file contents as default
  export default files
}
