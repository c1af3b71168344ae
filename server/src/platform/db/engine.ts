/** The databases that a server may have. */
export type Engine = 'sqlite' | 'postgres'
