/** Seeded accounts (mocks/services/uaa/account/userSeeds.ts). */
export const accounts = {
  /** Member of an approved provider, with several enterprises and messages. */
  member: { username: 'member01', password: 'Portal@2026', tel: '13800000001' },
  /** Member without an enterprise. */
  newcomer: { username: 'member02', password: 'Portal@2026', tel: '13800000002' },
  /** Member of an ordinary enterprise. */
  ordinary: { username: 'member03', password: 'Portal@2026', tel: '13800000003' },
  /** Member of another approved provider. */
  provider: { username: 'provider01', password: 'Portal@2026', tel: '13800000011' },
  /** Member of an enterprise that has applied to be a provider and waits for the audit. */
  applicant: { username: 'provider02', password: 'Portal@2026', tel: '13800000012' },
} as const
