/** How a sentinel affects the request that contains it. */
export type SentinelEffect =
  | { kind: 'reply'; status: number; envelope: object }
  | { kind: 'delay'; ms: number }
  | { kind: 'cut' }
  | { kind: 'cutPieces'; after: number }
  | { kind: 'example'; name: string }

interface Sentinel {
  /** The whole text of a query parameter or of a top-level field of a body. */
  text: string
  effect: SentinelEffect
  /** An explanation for people who test by hand. */
  meaning: string
}

/** Longer than the client's timeout (20 s, §9). */
const beyondTimeoutMs = 25_000
const slowMs = 3000

/**
 * Failures that a person can cause from the portal's own pages, by typing the text into any free-text field, such as
 * the search box. docs/mock-gateway.md repeats this table.
 */
export const sentinels: readonly Sentinel[] = [
  { text: '错误500', effect: failure(500, '服务器内部错误'), meaning: 'HTTP 500' },
  { text: '错误404', effect: failure(404, 'api地址不存在'), meaning: 'HTTP 404' },
  {
    text: '错误401',
    effect: failure(401, '登录过期或未登录，请重新登录'),
    meaning: 'HTTP 401, as if the token had expired',
  },
  {
    text: '业务错误',
    effect: { kind: 'reply', status: 200, envelope: { returnCode: '5000', errorMessage: '业务处理失败（演示）' } },
    meaning: 'HTTP 200 with returnCode 5000',
  },
  {
    text: '校验错误',
    effect: {
      kind: 'reply',
      status: 200,
      envelope: {
        returnCode: '3000',
        errorMessage: '填写的内容有误，请逐项检查',
        data: [{ errorMessage: '第一项校验未通过（演示）' }, { errorMessage: '第二项校验未通过（演示）' }],
      },
    },
    meaning: 'HTTP 200 with returnCode 3000 and two messages',
  },
  {
    text: '超时',
    effect: { kind: 'delay', ms: beyondTimeoutMs },
    meaning: "the reply comes after 25 s, after the client's time-out",
  },
  { text: '慢', effect: { kind: 'delay', ms: slowMs }, meaning: 'the reply comes after 3 s' },
  { text: '断网', effect: { kind: 'cut' }, meaning: 'the connection is cut without a reply' },
  {
    text: '断流',
    effect: { kind: 'cutPieces', after: 2 },
    meaning: 'the connection of a streamed reply is cut after two pieces',
  },
  { text: '空', effect: { kind: 'example', name: 'empty' }, meaning: "a list's or page's reply without records" },
]

const byText = new Map(sentinels.map((sentinel) => [sentinel.text, sentinel.effect]))

/** The effect of the first sentinel found in the values of a request. */
export function findSentinel(...records: unknown[]): SentinelEffect | undefined {
  for (const record of records) {
    if (typeof record !== 'object' || record === null) continue
    for (const value of Object.values(record)) {
      const effect = typeof value === 'string' ? byText.get(value) : undefined
      if (effect !== undefined) return effect
    }
  }
  return undefined
}

function failure(status: number, errorMessage: string): SentinelEffect {
  return { kind: 'reply', status, envelope: { returnCode: String(status), errorMessage } }
}
