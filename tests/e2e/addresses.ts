import { freePort } from '#scripts/services.ts'

/** Where this worker has its mock gateway and its portal (servers.ts): free ports, so that any number of runs go side by side. */
export const gatewayUrl = `http://127.0.0.1:${await freePort()}`
export const portalUrl = `http://localhost:${await freePort()}`
