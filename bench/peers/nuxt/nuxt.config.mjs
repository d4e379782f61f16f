export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  app: { head: { htmlAttrs: { lang: 'de' } } },
  routeRules: { '/**': { prerender: true } },
  nitro: {
    compressPublicAssets: true,
    prerender: { crawlLinks: false, routes: ['/', '/blog-article/hr-arbeitszeugnis-geheimcodes', '/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in'] },
  },
})
