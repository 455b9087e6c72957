import { freePort } from '#scripts/services.ts'

/**
 * The URLs of this worker's mock gateway and portal (servers.ts), on free ports, so that any number of runs can work in
 * parallel.
 */
export const gatewayUrl = `http://127.0.0.1:${await freePort()}`
export const portalUrl = `http://localhost:${await freePort()}`
