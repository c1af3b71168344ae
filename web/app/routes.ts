import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/web-manifest.ts'),
  layout('routes/public-layout.tsx', [
    index('routes/home.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('courses/:courseType', 'routes/course-group.tsx'),
    route('course/:courseId', 'routes/course.tsx'),
    route('our-team', 'routes/team.tsx'),
    route('events', 'routes/events.tsx'),
    route('event/:eventId', 'routes/event.tsx'),
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password/:token', 'routes/reset-password.tsx'),
    route('account', 'routes/account.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/admin-layout.tsx', [
    route('adminlogin', 'routes/admin-login.tsx'),
    route('adminlogin/forgot', 'routes/admin-forgot-password.tsx'),
    route('adminlogin/reset', 'routes/admin-reset-password.tsx'),
    route('admin', 'routes/admin.tsx'),
  ]),
] satisfies RouteConfig
