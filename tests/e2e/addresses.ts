const gatewayPort = process.env['E2E_GATEWAY_PORT'] ?? '4110'
const portalPort = process.env['E2E_PORTAL_PORT'] ?? '3100'

/** Where the end-to-end run starts the mock gateway and the portal; apart from the ports of `make start`. */
export const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
export const portalUrl = `http://localhost:${portalPort}`
