/** What belongs in a reference only when the person wishes. */
export type Inadmissible =
  | 'illness'
  | 'pregnancy'
  | 'disability'
  | 'works-council'
  | 'trade-union'
  | 'warning-letter'
  | 'conviction'
  | 'pay'
  | 'alcohol'
  | 'offence'
  | 'dismissal'
  | 'release'
