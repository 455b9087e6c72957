import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDefectiveGateway, type DefectiveGateway } from '../conformance/defectiveGateway.ts'
import { checked } from './checkedGateway.ts'

/** A busy machine takes its time to load the contract, and then to send every case of the rules. */
const limitMs = 240_000

let gateway: DefectiveGateway

beforeAll(async () => {
  gateway = await startDefectiveGateway()
}, limitMs)
afterAll(() => gateway.close())

test(
  'a gateway that calculates as the rules say passes, and nothing on it is changed',
  { timeout: limitMs },
  async () => {
    const result = await checked(gateway, ({ service }) => service === 'consult')
    // The member has calculated nothing and talked to nobody yet.
    const withoutSuccess = ['getToolResult', 'evaluateToolRecord', 'getRobotSession']
    expect(result).toEqual({ findings: [], withoutSuccess, added: 0 })
  },
)
