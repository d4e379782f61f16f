import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useSay } from '../language/language.tsx'
import { screenGroups } from '../screens/screens.ts'

/** The way to every screen: beside it where there is room, else behind a button that says where one is. */
export function Menu() {
  const say = useSay()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState('')
  const isOpen = openAt === pathname
  const current = screenGroups.flatMap(({ screens }) => screens).find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <nav aria-label={say('desk.screens')}>
      <button type="button" className="side-button" aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? '' : pathname)}>
        {current ? say(current.title) : say('desk.screens')}
      </button>
      <div className={isOpen ? 'side-screens side-screens--open' : 'side-screens'}>
        {screenGroups.map(({ title, screens }) => (
          <div key={title}>
            <p className="side-group">{say(title)}</p>
            <ul>
              {screens.map(({ path, title: name }) => (
                <li key={path}>
                  <NavLink to={path}>{say(name)}</NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
