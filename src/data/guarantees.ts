/** What a contract guarantees. Example data. */
export const guarantees = {
  /** Working days in which the customer tests before acceptance. */
  acceptanceDays: 15,
  /** Months of free repairs after acceptance. */
  warrantyMonths: 12,
  /** Days between two deposits of the source code in escrow. */
  escrowDays: 90,
  /** Months of notice. */
  noticeMonths: 3,
  /** Days to the return of the data, and then to their deletion. */
  returnDays: 14,
  deletionDays: 30,
} as const;
