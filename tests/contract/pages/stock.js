/** What the scenes of the SDK's tests find in a browser. */
import * as sdk from 'pocketbase'

window.stock = {
  ...sdk,
  PocketBase: sdk.default,
  url: new URLSearchParams(location.search).get('backend'),
  tell: (text) => void window.tellTest(text),
}
