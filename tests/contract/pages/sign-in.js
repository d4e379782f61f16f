/** The app of the OAuth2 tests: it signs in with the official SDK and keeps what comes of it. Loaded after the SDK. */
const client = new window.PocketBase(location.origin)
const users = client.collection('users')

/** Begins the SDK's flow; gives the address that its popup would open. */
window.startFlow = () =>
  new Promise((opened) => {
    keep(users.authWithOAuth2({ provider: 'oidc', urlCallback: opened }))
  })

/** The same with the SDK's own popup. */
window.startPopup = () => keep(users.authWithOAuth2({ provider: 'oidc' }))

window.listMethods = () => users.listAuthMethods()

window.signInWithCode = (code, codeVerifier, redirectURL) =>
  users.authWithOAuth2Code('oidc', code, codeVerifier, redirectURL, { name: 'From the app' }).then(
    ({ record }) => ({ status: 200, name: record.name }),
    ({ status, response }) => ({ status, message: response.message, data: response.data }),
  )

function keep(signingIn) {
  window.result = signingIn.then(
    ({ record, meta }) => ({ record, meta, storedId: client.authStore.record.id }),
    (error) => ({ error: String(error.originalError ?? error) }),
  )
}
