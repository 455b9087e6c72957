// Generated from contract/ by scripts/generate. Do not edit.
export const operations = {
  getCurrentUser: { method: 'GET', path: '/uaa/api/current-user', service: 'uaa', auth: 'member', reply: 'envelope', signed: false },
  listDictValues: { method: 'GET', path: '/uaa/api/dict/value', service: 'uaa', auth: 'public', reply: 'envelope', signed: false },
  loginByPhone: { method: 'POST', path: '/uaa/login-phone', service: 'uaa', auth: 'public', reply: 'envelope', signed: false },
} as const

export type OperationId = keyof typeof operations
