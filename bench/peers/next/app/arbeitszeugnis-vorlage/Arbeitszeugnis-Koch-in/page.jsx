import '../../../taken/template.css'
import { template } from '../../../taken/pages'
import { Content } from '../../../taken/template'

export const metadata = { title: template.title, description: template.description }

export default function Page() {
  return <Content />
}
