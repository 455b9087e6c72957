import type { GatewayErrorKind } from './error.ts'

interface CatalogueEntry {
  /** Internal result code of §8. */
  code: 1 | 2 | 3 | 404
  level: 'error' | 'warning'
  /** What the user reads. For business and fields it is used only when the gateway sends no text of its own. */
  text: string
}

/**
 * §8, one row per kind. Where the specification leaves the code open (500, network, time-out), a failed reply has code
 * 2 and a missing reply code 3.
 */
export const errorCatalogue = {
  business: { code: 1, level: 'error', text: '未知错误' },
  fields: { code: 1, level: 'warning', text: '未知错误' },
  unauthorized: { code: 2, level: 'error', text: '登录过期或未登录，请重新登录' },
  notFound: { code: 404, level: 'error', text: 'api地址不存在' },
  server: { code: 2, level: 'error', text: '服务器内部错误' },
  network: { code: 3, level: 'error', text: '服务器连接失败' },
  timeout: { code: 3, level: 'error', text: '请求超时' },
  other: { code: 2, level: 'error', text: '未知错误' },
} as const satisfies Record<GatewayErrorKind, CatalogueEntry>

/** The business code whose reply has one message per invalid field (§8). */
export const fieldsReturnCode = '3000'

/**
 * HTTP statuses with a row of their own. A proxy in front of the gateway answers 502 when the gateway cannot be reached
 * and 504 when it does not answer in time; the user sees the same as without a proxy.
 */
export const kindOfStatus: Readonly<Partial<Record<number, GatewayErrorKind>>> = {
  401: 'unauthorized',
  404: 'notFound',
  500: 'server',
  502: 'network',
  504: 'timeout',
}
