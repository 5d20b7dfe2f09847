/** Operation and security of hosted systems. Example data. */
export const hosting = {
  /** Recovery point and recovery time objectives, in hours. */
  rpoHours: 1,
  rtoHours: 4,
  /** Days for which backups are kept. */
  backupDays: 35,
  /** Restore exercises a year. */
  restoresAYear: 4,
  /** Working days to the answer to a reported vulnerability. */
  vulnerabilityDays: 2,
  /** Days to the repair of a critical vulnerability. */
  patchDays: 7,
  /** Hours to the notice of a personal data breach. */
  breachHours: 24,
  /** Days of notice before a new sub-processor. */
  subprocessorDays: 30,
} as const;

/** Invented sub-processors by task. */
export const subprocessors = {
  turkishHost: 'Kıyı Veri Merkezi',
  germanHost: 'Deichgraf Hosting',
  mailHost: 'Martı Mail',
} as const;
