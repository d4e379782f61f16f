import '../../../taken/article.css'
import { Content } from '../../../taken/article'
import { article } from '../../../taken/pages'

export const metadata = { title: article.title, description: article.description }

export default function Page() {
  return <Content />
}
