import '../taken/home.css'
import { Content } from '../taken/home'
import { home } from '../taken/pages'

export const metadata = { title: home.title, description: home.description }

export default function Page() {
  return <Content />
}
