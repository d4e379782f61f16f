import { type RefObject, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSay } from '../language/language.tsx'
import { useSession } from '../session/session.tsx'
import { SignIn, SignInAgain } from '../session/sign-in.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LineNotice } from './line-notice.tsx'
import { Menu } from './menu.tsx'

/** What every screen stands in. A session that ends leaves the screen as it is, with all that was typed, below the sign-in. */
export function Frame() {
  const { state } = useSession()
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  if (state === 'never') return <SignIn />
  return (
    <>
      <div className="frame">
        <Side />
        <main ref={main} id="main" tabIndex={-1}>
          <LineNotice />
          <Outlet />
        </main>
      </div>
      {state === 'ended' && <SignInAgain />}
    </>
  )
}

/** Whoever goes to another screen by keyboard goes on from its heading. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [pathname, main])
}

function Side() {
  const say = useSay()
  const { email, leave } = useSession()
  return (
    <header className="side">
      <a className="skip" href="#main">
        {say('desk.skip')}
      </a>
      <p className="side-name">{say('desk.name')}</p>
      <Menu />
      <div className="side-who">
        <p>{email}</p>
        <LanguageSwitch />
        <button type="button" className="quiet" onClick={leave}>
          {say('session.leave')}
        </button>
      </div>
    </header>
  )
}
