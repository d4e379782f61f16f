import type { ConfigData } from 'html-validate'

/** What counts as valid HTML; exceptions name their reason. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling: void elements with a slash, camel case (HTML does not mind case), empty values.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    // The base styles stand in the page on purpose: a linked file would cost the first paint a round trip.
    'require-csp-nonce': 'off',
    // `aria-label` on the letter's figure and on links names them as axe wants it.
    'aria-label-misuse': 'off',
    // The boxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'long-title': 'off',
    'require-sri': 'off',
  },
}
