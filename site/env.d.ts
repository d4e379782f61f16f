declare const __BUILD_ID__: string

declare module '*?script' {
  const text: string
  export default text
}
