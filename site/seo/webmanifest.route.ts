import { company } from '#words/facts'

export function loader() {
  const manifest = {
    name: company.brand,
    short_name: company.brand,
    start_url: '/',
    display: 'browser',
    background_color: '#fafaf7',
    theme_color: '#fafaf7',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
