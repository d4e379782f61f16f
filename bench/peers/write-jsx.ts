import { ElementType } from 'htmlparser2'
import { type Element, leadsToTaken, type TakenPage, type TreeNode } from './take-pages.ts'

/** What React calls otherwise than HTML does; all others it takes as they are. */
const namesInReact: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
  'stroke-width': 'strokeWidth',
  'text-anchor': 'textAnchor',
  checked: 'defaultChecked',
  value: 'defaultValue',
}

/** The page as a component of React, for Next. */
export function writeJsx({ content, fonts }: TakenPage): string {
  const preloads = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossOrigin="anonymous" />`)
  return `import Link from 'next/link'

export function Content() {
  return <>${preloads.join('')}${content.map(jsxOf).join('')}</>
}
`
}

function jsxOf(node: TreeNode): string {
  if (node.type === ElementType.Text) return `{${JSON.stringify(node.data)}}`
  if (!('attribs' in node)) return ''
  const name = leadsToTaken(node) ? 'Link' : node.name
  return `<${name}${attributesOf(node)}>${node.children.map(jsxOf).join('')}</${name}>`
}

function attributesOf(element: Element): string {
  return Object.entries(element.attribs)
    .map(([name, value]) => ` ${nameIn(element, name)}={${name === 'style' ? styleOf(value) : value === '' ? 'true' : JSON.stringify(value)}}`)
    .join('')
}

/** Only of a field is the value what it begins with. */
function nameIn({ name: tag }: Element, name: string): string {
  if (name === 'value' && tag !== 'input') return name
  return namesInReact[name.toLowerCase()] ?? name
}

function styleOf(text: string): string {
  const declarations = text.split(';').flatMap((one) => {
    const [name, ...value] = one.split(':')
    return name && value.length > 0 ? [[name.trim(), value.join(':').trim()]] : []
  })
  return JSON.stringify(Object.fromEntries(declarations))
}
