import { afterAll, beforeEach } from 'vitest'
import { startDefectiveGateway, type DefectiveGateway } from './defectiveGateway.ts'

/** For a test of a whole check: a busy machine takes its time to call every operation. */
export const limitMs = 240_000

/** The gateway of a file of tests: without faults and as at the beginning before each test, closed after the last. */
export async function gatewayOfFile(): Promise<DefectiveGateway> {
  const gateway = await startDefectiveGateway()
  beforeEach(() => gateway.have([]))
  afterAll(() => gateway.close())
  return gateway
}
