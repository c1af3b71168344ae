import { layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/public-layout.tsx', [
    route('events', 'routes/events.tsx'),
    route('event/:eventId', 'routes/event.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/admin-layout.tsx', [
    route('adminlogin', 'routes/admin-login.tsx'),
    route('admin', 'routes/admin.tsx'),
  ]),
] satisfies RouteConfig
