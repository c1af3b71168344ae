export type Account = { kind: 'student' | 'administrator'; id: string }
