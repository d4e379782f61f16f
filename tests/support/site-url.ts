/** Where the tests' own server listens. */
export const sitePort = 4391
export const siteUrl = `http://localhost:${sitePort}`
