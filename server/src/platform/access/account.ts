export type AccountId = { kind: 'student' | 'administrator'; id: string }
