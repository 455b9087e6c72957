import { readOperations } from '#scripts/conformance/declared.ts'
import type { RunOptions } from '#scripts/conformance/run.ts'
import { contract } from '../contract/seededGateway.ts'
import type { DefectiveGateway } from './defectiveGateway.ts'

/** A check of everything that is read, as the first member, unless said otherwise. */
export function optionsOf(gateway: DefectiveGateway, given: Partial<RunOptions> = {}): RunOptions {
  return {
    document: contract,
    gateway: new URL(gateway.quickestOrigin),
    tenantHost: 'portal.example.gov.cn',
    token: gateway.tokens.member,
    otherToken: undefined,
    refreshToken: undefined,
    values: {},
    only: [...readOperations(contract).keys()],
    write: false,
    concurrency: 4,
    rps: 0,
    timeoutMs: 20_000,
    limitMs: 0,
    ...given,
  }
}
