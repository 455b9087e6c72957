import type { Ask } from '../../defect.ts'
import { visitor } from '../shared/requests.ts'

export const bearer = (token: string) => ({ ...visitor, headers: { authorization: `Bearer ${token}` } })

export const refreshed = async (ask: Ask, refreshToken: string) =>
  ask('/uaa/api/refresh-token', { body: { refreshToken }, ...visitor })
