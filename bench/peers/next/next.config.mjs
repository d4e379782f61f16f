export default { experimental: { inlineCss: true }, poweredByHeader: false }
