declare module 'virtual:client-files' {
  /** Addresses of files of the build, in the order in which they are to run. */
  type Files = { scripts: string[]; styles: string[] }
  /** What the browser needs of a source file, by its path in this workspace; none in development. */
  const files: Partial<Record<string, Files>>
  // biome-ignore lint/style/noDefaultExport: as Vite gives the texts of files.
  export default files
}
