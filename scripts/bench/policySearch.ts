import { createMockGateway } from '#mocks/gateway/gateway.ts'
import { policyIndex } from '#mocks/services/policy/library/search/policyIndex.ts'
import { signatureOf } from '#mocks/services/policy/library/signature.ts'
import { median } from './measure.ts'

const rounds = 15
/** 312 policies, and 10 296. */
const scales = [1, 33]

const queries: Readonly<Record<string, Record<string, string>>> = {
  'nothing typed': {},
  'one word': { keyword: '研发费用' },
  'a short name': { keyword: '高企' },
  'a common word': { keyword: '补贴' },
  'a whole question': { keyword: '企业数字化转型补贴怎么申请' },
  'two words and a facet': { keyword: '贷款贴息 小微', level: 'COUNTY' },
}

/** Prints how long a search of the mock gateway takes over HTTP, including validation, with few and many policies. */
export async function measurePolicySearch(): Promise<void> {
  const columns = new Map<number, Map<string, number>>()
  for (const scale of scales) {
    const gateway = await createMockGateway({ scale })
    policyIndex(gateway.store)
    const origin = await gateway.listen(0)
    const medians = new Map<string, number>()
    for (const [name, query] of Object.entries(queries)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await timeSearch(origin, query, `${name} ${round}`))
      medians.set(name, median(times))
    }
    columns.set(gateway.store.policies.size, medians)
    await gateway.close()
  }
  console.log(`\nSearch of the policy library in milliseconds, medians of ${rounds} rounds`)
  console.table(
    Object.keys(queries).map((name) => {
      const cells = [...columns].map(([size, medians]) => [`${size} policies`, round2(medians.get(name) ?? 0)] as const)
      return Object.fromEntries<string | number>([['search', name], ...cells])
    }),
  )
}

async function timeSearch(origin: string, query: Record<string, string>, nonceText: string): Promise<number> {
  const timestamp = String(Date.now())
  const nonce = Buffer.from(`${nonceText} ${timestamp}`).toString('hex').padEnd(32, '0').slice(-32)
  const sign = signatureOf(query, { tenantId: 't-321283', timestamp, nonce })
  const started = performance.now()
  const reply = await fetch(`${origin}/policy/api/ua/policy/search-list?${new URLSearchParams(query).toString()}`, {
    headers: { sign, timestamp, nonce },
  })
  const { returnCode } = (await reply.json()) as { returnCode: string }
  if (returnCode !== '200') throw new Error(`The search answered ${returnCode}`)
  return performance.now() - started
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
