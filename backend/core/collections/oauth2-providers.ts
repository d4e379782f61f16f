/** A provider of OAuth2 logins that servers know by name (contract 5.1). */
export interface KnownProvider {
  readonly name: string
  readonly displayName: string
}

/** In the order in which they are offered. */
export const knownProviders: readonly KnownProvider[] = [
  { name: 'apple', displayName: 'Apple' },
  { name: 'google', displayName: 'Google' },
  { name: 'microsoft', displayName: 'Microsoft' },
  { name: 'yandex', displayName: 'Yandex' },
  { name: 'facebook', displayName: 'Facebook' },
  { name: 'instagram2', displayName: 'Instagram' },
  { name: 'github', displayName: 'GitHub' },
  { name: 'gitlab', displayName: 'GitLab' },
  { name: 'bitbucket', displayName: 'Bitbucket' },
  { name: 'gitee', displayName: 'Gitee' },
  { name: 'gitea', displayName: 'Gitea/Forgejo' },
  { name: 'discord', displayName: 'Discord' },
  { name: 'twitter', displayName: 'X/Twitter' },
  { name: 'kakao', displayName: 'Kakao' },
  { name: 'vk', displayName: 'ВКонтакте' },
  { name: 'linear', displayName: 'Linear' },
  { name: 'notion', displayName: 'Notion' },
  { name: 'monday', displayName: 'monday.com' },
  { name: 'lark', displayName: 'Lark' },
  { name: 'box', displayName: 'Box' },
  { name: 'spotify', displayName: 'Spotify' },
  { name: 'trakt', displayName: 'Trakt' },
  { name: 'twitch', displayName: 'Twitch' },
  { name: 'patreon', displayName: 'Patreon' },
  { name: 'strava', displayName: 'Strava' },
  { name: 'wakatime', displayName: 'WakaTime' },
  { name: 'livechat', displayName: 'LiveChat' },
  { name: 'mailcow', displayName: 'mailcow' },
  { name: 'planningcenter', displayName: 'Planning Center' },
  { name: 'oidc', displayName: 'OIDC' },
  { name: 'oidc2', displayName: 'OIDC' },
  { name: 'oidc3', displayName: 'OIDC' },
]

/** A small picture for a provider's button: its first letter, drawn by us, as no one else's mark is ours to hand out. */
export function providerLogo({ displayName }: KnownProvider): string {
  const letter = displayName.charAt(0).toUpperCase()
  const text = `<text x="12" y="17" font-family="sans-serif" font-size="14" text-anchor="middle" fill="currentColor">${letter}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${text}</svg>`
}
