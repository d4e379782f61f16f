/** Whether one can sign in with a provider of this name at all. */
export function isUsable(name: string): boolean {
  return Object.hasOwn(knownEndpoints, name)
}

/** A provider of OAuth2 logins that servers know by name (contract 5.1). */
interface KnownProvider {
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

/** Where a provider's records hold what of a person; `{a.b}` stands for a value, `a.0` for a list's first (contract 5.1). */
export interface UserMapping {
  readonly id: string
  readonly name: string
  readonly username: string
  readonly avatarURL: string
  /** "" where the provider does not say that an address is verified: accounts are found by it. */
  readonly email: string
  /** Values that must all be there and true for the address to count. */
  readonly emailNeeds?: readonly string[]
  /** A value whose domain must be the address's own. */
  readonly emailDomainOf?: string
}

/** A list of addresses below the user's own endpoint, of which the primary and verified one counts. */
interface EmailList {
  readonly list: string
  readonly primary: string
  readonly verified: string
}

/** What must be known of a provider to sign in with it. */
export interface KnownEndpoints {
  readonly authURL: string
  readonly tokenURL: string
  /** "" where the person is told by the id token alone. */
  readonly userInfoURL: string
  readonly scopes: readonly string[]
  readonly pkce: boolean
  /** Where the client's secret is sent; `auto` asks with one, then with the other. */
  readonly clientAuth: 'auto' | 'basic' | 'post'
  readonly user: UserMapping
  readonly emails?: EmailList
  /** More parameters of the authorization address. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Whether the user's endpoint wants the client's id as a header. */
  readonly sendsClientId?: boolean
  /** Keys and issuers of id tokens. */
  readonly idToken?: { readonly jwksURL: string; readonly issuers: readonly string[] }
}

const claims: UserMapping = {
  id: '{sub}',
  name: '{name}',
  username: '{preferred_username}',
  avatarURL: '{picture}',
  email: '{email}',
  emailNeeds: ['email_verified'],
}

/** Any OpenID Connect provider; its addresses are the superuser's to name. */
const openId: KnownEndpoints = {
  authURL: '',
  tokenURL: '',
  userInfoURL: '',
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  clientAuth: 'auto',
  user: claims,
}

/**
 * The providers that one can sign in with, by name. Names of the contract that are missing are refused when a collection is
 * saved: what they answer could not be tried, and nothing here is guessed.
 */
export const knownEndpoints: Readonly<Record<string, KnownEndpoints>> = {
  oidc: openId,
  oidc2: openId,
  oidc3: openId,
  google: {
    authURL: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenURL: 'https://oauth2.googleapis.com/token',
    userInfoURL: 'https://openidconnect.googleapis.com/v1/userinfo',
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    clientAuth: 'post',
    user: claims,
  },
  microsoft: {
    authURL: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenURL: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    userInfoURL: 'https://graph.microsoft.com/v1.0/me',
    scopes: ['User.Read'],
    pkce: true,
    clientAuth: 'post',
    // Any organisation may write any `mail`; only domains it has proved to own stand in the principal name.
    user: { id: '{id}', name: '{displayName}', username: '', avatarURL: '', email: '{mail}', emailDomainOf: '{userPrincipalName}' },
  },
  github: {
    authURL: 'https://github.com/login/oauth/authorize',
    tokenURL: 'https://github.com/login/oauth/access_token',
    userInfoURL: 'https://api.github.com/user',
    scopes: ['read:user', 'user:email'],
    pkce: true,
    clientAuth: 'post',
    user: { id: '{id}', name: '{name}', username: '{login}', avatarURL: '{avatar_url}', email: '' },
    emails: { list: '', primary: 'primary', verified: 'verified' },
  },
  gitlab: {
    authURL: 'https://gitlab.com/oauth/authorize',
    tokenURL: 'https://gitlab.com/oauth/token',
    userInfoURL: 'https://gitlab.com/api/v4/user',
    scopes: ['read_user'],
    pkce: true,
    clientAuth: 'post',
    user: { id: '{id}', name: '{name}', username: '{username}', avatarURL: '{avatar_url}', email: '{email}', emailNeeds: ['confirmed_at'] },
  },
  gitea: {
    authURL: 'https://gitea.com/login/oauth/authorize',
    tokenURL: 'https://gitea.com/login/oauth/access_token',
    userInfoURL: 'https://gitea.com/api/v1/user',
    scopes: ['read:user'],
    pkce: true,
    clientAuth: 'post',
    user: { id: '{id}', name: '{full_name}', username: '{login}', avatarURL: '{avatar_url}', email: '' },
    emails: { list: '', primary: 'primary', verified: 'verified' },
  },
  bitbucket: {
    authURL: 'https://bitbucket.org/site/oauth2/authorize',
    tokenURL: 'https://bitbucket.org/site/oauth2/access_token',
    userInfoURL: 'https://api.bitbucket.org/2.0/user',
    scopes: ['account', 'email'],
    pkce: false,
    clientAuth: 'basic',
    user: { id: '{uuid}', name: '{display_name}', username: '{username}', avatarURL: '{links.avatar.href}', email: '' },
    emails: { list: 'values', primary: 'is_primary', verified: 'is_confirmed' },
  },
  discord: {
    authURL: 'https://discord.com/oauth2/authorize',
    tokenURL: 'https://discord.com/api/oauth2/token',
    userInfoURL: 'https://discord.com/api/users/@me',
    scopes: ['identify', 'email'],
    pkce: true,
    clientAuth: 'post',
    user: {
      id: '{id}',
      name: '{global_name}',
      username: '{username}',
      avatarURL: 'https://cdn.discordapp.com/avatars/{id}/{avatar}.png',
      email: '{email}',
      emailNeeds: ['verified'],
    },
  },
  twitch: {
    authURL: 'https://id.twitch.tv/oauth2/authorize',
    tokenURL: 'https://id.twitch.tv/oauth2/token',
    userInfoURL: 'https://api.twitch.tv/helix/users',
    scopes: ['user:read:email'],
    pkce: false,
    clientAuth: 'post',
    sendsClientId: true,
    user: {
      id: '{data.0.id}',
      name: '{data.0.display_name}',
      username: '{data.0.login}',
      avatarURL: '{data.0.profile_image_url}',
      email: '{data.0.email}',
    },
  },
  spotify: {
    authURL: 'https://accounts.spotify.com/authorize',
    tokenURL: 'https://accounts.spotify.com/api/token',
    userInfoURL: 'https://api.spotify.com/v1/me',
    scopes: ['user-read-private'],
    pkce: true,
    clientAuth: 'basic',
    user: { id: '{id}', name: '{display_name}', username: '', avatarURL: '{images.0.url}', email: '' },
  },
  kakao: {
    authURL: 'https://kauth.kakao.com/oauth/authorize',
    tokenURL: 'https://kauth.kakao.com/oauth/token',
    userInfoURL: 'https://kapi.kakao.com/v2/user/me',
    scopes: ['account_email', 'profile_nickname', 'profile_image'],
    pkce: true,
    clientAuth: 'post',
    user: {
      id: '{id}',
      name: '{kakao_account.profile.nickname}',
      username: '',
      avatarURL: '{kakao_account.profile.profile_image_url}',
      email: '{kakao_account.email}',
      emailNeeds: ['kakao_account.is_email_valid', 'kakao_account.is_email_verified'],
    },
  },
  strava: {
    authURL: 'https://www.strava.com/oauth/authorize',
    tokenURL: 'https://www.strava.com/api/v3/oauth/token',
    userInfoURL: 'https://www.strava.com/api/v3/athlete',
    scopes: ['read'],
    pkce: false,
    clientAuth: 'post',
    user: { id: '{id}', name: '{firstname} {lastname}', username: '{username}', avatarURL: '{profile}', email: '' },
  },
  apple: {
    authURL: 'https://appleid.apple.com/auth/authorize',
    tokenURL: 'https://appleid.apple.com/auth/token',
    userInfoURL: '',
    scopes: ['name', 'email'],
    pkce: false,
    clientAuth: 'post',
    user: { ...claims, username: '', avatarURL: '' },
    // Apple posts its answer, with the person's name the first time only, whenever a name is asked for.
    parameters: { response_mode: 'form_post' },
    idToken: { jwksURL: 'https://appleid.apple.com/auth/keys', issuers: ['https://appleid.apple.com'] },
  },
}
