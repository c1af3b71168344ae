import { adminLogin } from 'contract/accounts/admin'
import type { testApp } from './test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']

export const tryAdminLogin = (app: App, payload: object) =>
  app.inject({ method: 'POST', url: adminLogin.url, payload })
