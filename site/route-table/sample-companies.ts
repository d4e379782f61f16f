/** Companies of the sample report, as their addresses spell them, in the order of the employments. */
export const sampleCompanies = ['behn-reederei', 'nordbeck-maschinenbau', 'alster-sued-kliniken', 'hansen-kuehllogistik'] as const
