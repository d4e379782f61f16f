declare const __BUILD_ID__: string

declare module '*?script' {
  const text: string
  export default text
}

declare module '*.mdx' {
  const Body: import('mdx/types').MDXContent
  export default Body
}
