import { Navigate, type RouteObject } from 'react-router'
import { NewPassword } from '../session/new-password.tsx'
import { BrokenScreen } from '../shell/broken-screen.tsx'
import { Frame } from '../shell/frame.tsx'
import { NoScreen } from '../shell/no-screen.tsx'
import { collectionRoutes } from './collections/routes.ts'
import { Enquiries } from './enquiries/enquiries.tsx'
import { Enquiry } from './enquiries/enquiry.tsx'
import { newsletterRoutes } from './newsletter/routes.ts'
import { operatingRoutes } from './operating-routes.ts'
import { Persons } from './persons/persons.tsx'
import { programRoutes } from './program-routes.ts'
import { Today } from './today/today.tsx'

/** What stands at which address below `/_`. */
export const screenRoutes: RouteObject[] = [
  { path: 'password', element: <NewPassword /> },
  {
    element: <Frame />,
    HydrateFallback: () => null,
    ErrorBoundary: BrokenScreen,
    children: [
      { index: true, element: <Navigate to="/today" replace /> },
      { path: 'today', element: <Today /> },
      { path: 'enquiries', element: <Enquiries /> },
      { path: 'enquiries/:id', element: <Enquiry /> },
      ...newsletterRoutes,
      { path: 'persons', element: <Persons /> },
      { path: 'accesses', lazy: async () => ({ Component: (await import('./accesses/accesses.tsx')).Accesses }) },
      { path: 'content', lazy: async () => ({ Component: (await import('./content/content.tsx')).Content }) },
      ...programRoutes,
      ...collectionRoutes,
      ...operatingRoutes,
      { path: '*', element: <NoScreen /> },
    ],
  },
]
