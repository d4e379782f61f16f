import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LanguageProvider } from './language/language.tsx'
import { screenRoutes } from './screens/screen-routes.tsx'
import { SessionProvider } from './session/session.tsx'
import { questions } from './shell/questions.ts'

const router = createBrowserRouter(screenRoutes, { basename: '/_' })

export function Desk() {
  return (
    <LanguageProvider>
      <QueryClientProvider client={questions}>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}
